import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#app/journals/contract/limits'
import { Button } from '#app/kit/button/button'
import { Input } from '#app/kit/form/input'

/** What was asked for is in the page's address. Works as a plain form without scripts. */
export function JournalSearch({ asked }: { asked: string | null }) {
  const [words, setWords] = useState(asked ?? '')
  return (
    <form
      role="search"
      aria-label="Journals"
      action="/journals"
      className="flex max-w-130 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const q = words.trim()
        router.visit(q ? `/journals?${new URLSearchParams({ q })}` : '/journals', {
          preserveScroll: true,
          preserveState: true,
        })
      }}
    >
      <Input
        type="search"
        name="q"
        aria-label="Search journals"
        placeholder="A kitchen, a garden, lime plaster"
        maxLength={MAX_SEARCH_CHARACTERS}
        prefix={<Search size={18} strokeWidth={1.5} aria-hidden />}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" className="h-12">
        Search
      </Button>
    </form>
  )
}
