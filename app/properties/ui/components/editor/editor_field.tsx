import type { ComponentProps } from 'react'
import { Field } from '#app/common/ui/kit/field'
import type { PublishField } from '#app/properties/missing_for_publish'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'

interface EditorFieldProps extends Omit<ComponentProps<typeof Field>, 'error'> {
  name: ErrorKey
}

/** A field of the kit that shows what the server refused of it, and that links can lead to. */
export function EditorField({ name, ...field }: EditorFieldProps) {
  const { state } = useEditor()
  return (
    <FieldPlace name={name}>
      <Field error={state.errors[name]} {...field} />
    </FieldPlace>
  )
}

interface FieldPlaceProps {
  name: ErrorKey | PublishField
  children: React.ReactNode
}

/** Where a field stands, for links to it. */
export function FieldPlace({ name, children }: FieldPlaceProps) {
  return (
    <div data-field={name} className="min-w-0 scroll-mt-24 scroll-mb-24">
      {children}
    </div>
  )
}
