import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'

interface PartTextProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** lines of a text area; a one-line input without */
  rows?: number
}

export function PartText({ label, value, onChange, placeholder, rows }: PartTextProps) {
  return (
    <Field label={label} isOptional>
      {rows ? (
        <Textarea
          rows={rows}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
