import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { Textarea } from '#app/common/ui/kit/textarea'

interface PartTextProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** a paragraph of so many lines; one line unless told */
  rows?: number
}

/** A text of a part. */
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
