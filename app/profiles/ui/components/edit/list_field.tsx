import { useState } from 'react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'

interface ListFieldProps {
  label: string
  name: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** a character none of the items contains */
  separator?: ',' | ';'
  error?: string
}

/** A few words or phrases on one line. */
export function ListField({
  label,
  name,
  value,
  onChange,
  separator = ',',
  error,
}: ListFieldProps) {
  const [text, setText] = useState(value.join(`${separator} `))
  const change = (typed: string) => {
    setText(typed)
    const parts = typed.split(separator).map((part) => part.trim())
    onChange([...new Set(parts.filter(Boolean))])
  }
  const mark = separator === ',' ? 'commas' : 'semicolons'

  return (
    <Field label={label} isOptional hint={`Separate them with ${mark}.`} error={error}>
      <Input name={name} value={text} onChange={(event) => change(event.target.value)} />
    </Field>
  )
}
