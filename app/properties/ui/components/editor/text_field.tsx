import { Input } from '#app/kit/form/input'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'

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
