import { useState } from 'react'
import { Input } from '#app/kit/form/input'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'

/** Not a `NumberInput`: a year has no separator, and is saved once it has four digits. */
export function YearField() {
  const { session, state } = useEditor()
  const year = state.draft.fields.year_built
  const [typed, setTyped] = useState({ text: textOf(year), of: year })
  if (typed.of !== year) setTyped({ text: textOf(year), of: year })
  const { text } = typed

  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, 4)
    setTyped({ text: digits, of: year })
    if (digits.length === 4 || digits === '') keep(digits)
  }
  const keep = (digits: string) => {
    const next = digits ? Number(digits) : null
    setTyped({ text: digits, of: next })
    session.edit({ year_built: next })
  }

  return (
    <EditorField name="year_built" label="Year built" isOptional>
      <Input
        value={text}
        inputMode="numeric"
        onChange={(event) => type(event.target.value)}
        onBlur={() => text !== String(year ?? '') && keep(text)}
      />
    </EditorField>
  )
}

function textOf(year: number | null): string {
  return year === null ? '' : String(year)
}
