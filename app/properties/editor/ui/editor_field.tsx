import type { ComponentProps } from 'react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import type { Option } from '#app/kit/form/option'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import type { PublishField } from '#app/properties/publishing/missing_for_publish'

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

type TextName = 'name' | 'address' | 'address_line_2' | 'city' | 'state' | 'zip' | 'country'

interface TextFieldProps {
  name: TextName
  label: string
  /** in characters */
  max: number
  hint?: string
  isOptional?: boolean
  placeholder?: string
  autoComplete?: string
}

export function TextField({ name, label, max, hint, isOptional, ...input }: TextFieldProps) {
  const { session, state } = useEditor()
  return (
    <EditorField name={name} label={label} hint={hint} isOptional={isOptional}>
      <Input
        value={state.draft.fields[name] ?? ''}
        maxLength={max}
        onChange={(event) => session.edit({ [name]: event.target.value || null })}
        {...input}
      />
    </EditorField>
  )
}

/** From a map of values to labels. */
export function optionsOf<Value extends string>(words: Record<Value, string>): Option<Value>[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }))
}
