import { router } from '@inertiajs/react'
import { NotebookPen, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { MAX_JOURNAL_SEARCH_CHARACTERS } from '#app/journals/journal_options'
import { JournalCard } from '#app/journals/ui/journal_card'
import type { Journal } from '#app/journals/ui/journals_api'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import type { Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Input } from '#app/kit/form/input'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { CardGrid } from '#app/kit/list/card_grid'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { PublicHead } from '#app/kit/share/public_head'

interface JournalIndexProps {
  /** of others, unless words are searched for */
  journals: Page<Journal>
  /** empty for a guest */
  own: Journal[]
  /** what was searched for */
  q: string | null
}

const DESCRIPTION =
  'Renovations, gardens and lives in houses, told entry by entry by the people who live them.'

export default function JournalIndex({ journals, own, q }: JournalIndexProps) {
  useFreshAfterBack('journals', 'own')
  const isOwnShown = own.length > 0 && q === null
  return (
    <div className="gutter page pt-10 pb-24">
      <PublicHead
        title="Journals"
        previewTitle="Journals on vesta"
        description={DESCRIPTION}
        path="/journals"
      />
      <SectionHeading
        level="page"
        action={
          <ButtonLink href="/journals/create" variant="primary" icon={Plus}>
            Start a journal
          </ButtonLink>
        }
      >
        Journals
      </SectionHeading>
      <p className="mt-4 max-w-[56ch] text-18 text-muted">{DESCRIPTION}</p>
      {isOwnShown && (
        <section aria-labelledby="own" className="mt-12">
          <h2 id="own" className="mb-6 text-28">
            Yours
          </h2>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {own.map((journal) => (
              <li key={journal.id} className="min-w-0">
                <JournalCard journal={journal} isAuthorHidden />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all" className="mt-12 md:mt-16">
        <h2 id="all" className={isOwnShown ? 'mb-6 border-t border-line pt-8 text-28' : 'sr-only'}>
          To read
        </h2>
        <JournalSearch key={q} asked={q} />
        <div className="mt-8">
          <Found key={q} journals={journals} isOwnShown={isOwnShown} q={q} />
        </div>
      </section>
    </div>
  )
}

interface FoundProps extends Pick<JournalIndexProps, 'journals' | 'q'> {
  isOwnShown: boolean
}

function Found({ journals, isOwnShown, q }: FoundProps) {
  const more = useMore(journals, (answer: { journals: Page<Journal> }) => answer.journals)
  if (more.items.length > 0) {
    return <CardGrid more={more}>{(journal) => <JournalCard journal={journal} />}</CardGrid>
  }
  if (q !== null) {
    return (
      <EmptyState
        icon={NotebookPen}
        title="No matching journals"
        action={<ButtonLink href="/journals">Show all journals</ButtonLink>}
      >
        Try other words.
      </EmptyState>
    )
  }
  if (isOwnShown) {
    return (
      <EmptyState icon={NotebookPen} title="No journals by others yet">
        They appear here once somebody publishes one.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={NotebookPen} title="No public journals yet">
      Start one, publish an entry, and it appears here.
    </EmptyState>
  )
}

/** What was asked for is in the page's address. Works as a plain form without scripts. */
function JournalSearch({ asked }: { asked: string | null }) {
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
        maxLength={MAX_JOURNAL_SEARCH_CHARACTERS}
        prefix={<Search size={18} strokeWidth={1.5} aria-hidden />}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  )
}
