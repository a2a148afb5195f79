import type { ComponentProps } from 'react'
import { Field } from '#app/kit/form/field'
import type { PublishField } from '#app/properties/contract/missing_for_publish'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'

interface EditorFieldProps extends Omit<ComponentProps<typeof Field>, 'error'> {
  name: ErrorKey
}

/** A field that shows the server's refusal and that links can focus. */
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

/** Marks a field so that `goTo` can focus it. */
export function FieldPlace({ name, children }: FieldPlaceProps) {
  return (
    <div data-field={name} className="min-w-0 scroll-mt-24 scroll-mb-24">
      {children}
    </div>
  )
}
