import { Search } from 'lucide-react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { MAX_SEARCH_CHARACTERS } from '#app/wiki/contract/search_limits'

interface WikiSearchProps {
  typed: string
  onType: (text: string) => void
  onSubmit: () => void
}

/** Searches while someone types; without JavaScript, it's a form that the Enter key sends. */
export function WikiSearch({ typed, onType, onSubmit }: WikiSearchProps) {
  return (
    <form
      role="search"
      action="/wiki/luxury"
      className="max-w-110"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field label="Search the wiki" isLabelHidden>
        <Input
          type="text"
          name="q"
          size="lg"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Marble, terraces, closing costs"
          maxLength={MAX_SEARCH_CHARACTERS}
          prefix={<Search size={20} strokeWidth={1.5} aria-hidden />}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </form>
  )
}
