import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { MAX_CHAT_DESCRIPTION_CHARACTERS } from '#app/chats/contract/chat_limits'

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
