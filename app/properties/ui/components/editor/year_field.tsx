import { useState } from 'react'
import { Input } from '#app/kit/form/input'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'

/** Not a `NumberInput`: a year has no separator, and is saved once it has four digits. */
export function YearField() {
  const { session, state } = useEditor()
  const year = state.draft.fields.year_built
  const [text, setText] = useState(year === null ? '' : String(year))

  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 4)
    setText(digits)
    if (digits.length === 4 || digits === '') keep(digits)
  }
  const keep = (digits: string) => session.edit({ year_built: digits ? Number(digits) : null })

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
