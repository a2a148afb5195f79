import { MAX_CHAT_NAME_CHARACTERS, MAX_CHAT_DESCRIPTION_CHARACTERS } from '#app/chats/chat_limits'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'

interface ChatNameFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
  /** from the server */
  error?: string
  placeholder?: string
  autoFocus?: boolean
}

/** A long name is counted and refused, never truncated. */
export function ChatNameField({
  label = 'Name',
  value,
  onChange,
  error,
  ...rest
}: ChatNameFieldProps) {
  const { length } = value.trim()
  const isTooLong = length > MAX_CHAT_NAME_CHARACTERS
  return (
    <Field
      label={label}
      error={isTooLong ? `Use ${MAX_CHAT_NAME_CHARACTERS} characters or fewer.` : error}
      counter={{ length, max: MAX_CHAT_NAME_CHARACTERS }}
    >
      <Input value={value} onChange={(event) => onChange(event.target.value)} {...rest} />
    </Field>
  )
}

interface ChatDescriptionFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string
}

export function ChatDescriptionField({ value, onChange, error }: ChatDescriptionFieldProps) {
  return (
    <Field label="Description" isOptional error={error}>
      <Textarea
        rows={2}
        value={value}
        maxLength={MAX_CHAT_DESCRIPTION_CHARACTERS}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
