import { Link } from '@inertiajs/react'
import { SearchX } from 'lucide-react'
import { UNREACHED } from '#app/kit/calls/call_failure'
import { Button } from '#app/kit/button/button'
import { buttonStyle } from '#app/kit/button/button_style'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import type { DistanceUnit } from '#app/search/search_options'
import { ResultCard } from '#app/search/ui/result_card'
import { ViewedHomes } from '#app/search/saved/ui/viewed_homes'
import type { Results } from '#app/search/ui/types'

interface ResultListProps {
  results: Results
  unit: DistanceUnit
  activeId: number | null
  isLoading: boolean
  hasFailed: boolean
  onActive: (id: number | null) => void
  onRetry: () => void
  onReset: () => void
}

export function ResultList({
  results,
  unit,
  activeId,
  isLoading,
  hasFailed,
  ...on
}: ResultListProps) {
  const {
    data,
    current_page: page,
    next_page_url: next,
    prev_page_url: previous,
  } = results.properties
  if (hasFailed) {
    return <FailureState message={UNREACHED} onRetry={on.onRetry} isRetrying={isLoading} />
  }
  if (!data.length) {
    return (
      <>
        <Notes notes={results.notes} />
        <EmptyState
          icon={SearchX}
          title={page > 1 ? 'No more homes' : 'No homes found'}
          action={<Button onClick={on.onReset}>Clear all filters</Button>}
        >
          Try a larger area, or take a filter away.
        </EmptyState>
        <ViewedHomes isAside />
      </>
    )
  }
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : ''}>
      <Notes notes={results.notes} />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2">
        {data.map((home, at) => (
          <li key={home.id} className="min-w-0">
            <ResultCard
              home={home}
              unit={unit}
              isActive={home.id === activeId}
              isFirst={at === 0}
              onActive={on.onActive}
            />
          </li>
        ))}
      </ul>
      {(next || previous) && (
        <nav aria-label="Pages" className="mt-10 flex items-center justify-between gap-3">
          {previous ? <PageLink href={previous}>Previous</PageLink> : <span />}
          <span className="num text-13 text-muted">Page {page}</span>
          {next ? <PageLink href={next}>Next</PageLink> : <span />}
        </nav>
      )}
    </div>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="mb-4 text-13 text-muted">
      {note}
    </p>
  ))
}

function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={buttonStyle({})}>
      {children}
    </Link>
  )
}
