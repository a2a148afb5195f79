import { lazyPart } from '#app/kit/offline/lazy_part'
import { Fragment, Suspense } from 'react'
import { Link } from '@inertiajs/react'
import { SearchX } from 'lucide-react'
import { UNREACHED } from '#app/kit/calls/call_failure'
import { Button } from '#app/kit/button/button'
import { buttonStyle } from '#app/kit/button/button_style'
import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { SaveSearchButton } from '#app/search/saved/ui/save_search'
import { RESULTS_PER_PAGE, type DistanceUnit } from '#app/search/search_options'
import type { SearchQuery } from '#app/search/search_query'
import { ResultCard } from '#app/search/ui/result_card'
import { emptySearchAdvice } from '#app/search/ui/search_words'
import type { FoundHome, Results } from '#app/search/ui/types'
import { searchAddressOf } from '#app/search/ui/use_search_visits'

const ViewedHomes = lazyPart(() => import('#app/search/saved/ui/viewed_homes'))

interface ResultListProps {
  query: SearchQuery
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
  query,
  results,
  unit,
  activeId,
  isLoading,
  hasFailed,
  ...on
}: ResultListProps) {
  const isHydrated = useIsHydrated()
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
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {page === 1 && <SaveSearchButton query={query} variant="primary" />}
              <Button onClick={on.onReset}>Clear all filters</Button>
            </div>
          }
        >
          {page === 1 ? emptySearchAdvice(query) : 'Go back to the first page, or search anew.'}
        </EmptyState>
        {results.nearest.length > 0 && (
          <section aria-labelledby="nearest" className="mb-12">
            <h2 id="nearest" className="mb-6 text-22">
              Nearest homes
            </h2>
            <Cards homes={results.nearest} unit={unit} activeId={activeId} onActive={on.onActive} />
          </section>
        )}
        {isHydrated && (
          <Suspense>
            <ViewedHomes isAside />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : ''}>
      <Notes notes={results.notes} />
      <OwnPlaces places={results.own_places} query={query} />
      <Cards homes={data} unit={unit} activeId={activeId} onActive={on.onActive} />
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

interface CardsProps extends Pick<ResultListProps, 'unit' | 'activeId' | 'onActive'> {
  homes: readonly FoundHome[]
}

function Cards({ homes, unit, activeId, onActive }: CardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2">
      {homes.map((home, at) => (
        <li key={home.id} className="min-w-0">
          <ResultCard
            home={home}
            unit={unit}
            isActive={home.id === activeId}
            isFirst={at === 0}
            onActive={onActive}
          />
        </li>
      ))}
    </ul>
  )
}

interface OwnPlacesProps extends Pick<ResultListProps, 'query'> {
  places: Results['own_places']
}

/** For a realtor, where their own listings stand, each with the page that it is on. */
function OwnPlaces({ places, query }: OwnPlacesProps) {
  if (!places.length) return null
  return (
    <p className="mb-4 text-13 text-muted">
      Yours in this order:{' '}
      {places.map(({ slug, name, place }, at) => (
        <Fragment key={slug}>
          {at > 0 && ' · '}
          <Link href={placeAddress(query, place)} className="underline hover:text-ink">
            <bdi>{name ?? 'A home'}</bdi> <span className="num">{ordinal(place)}</span>
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

function placeAddress(query: SearchQuery, place: number): string {
  const page = Math.ceil(place / RESULTS_PER_PAGE)
  return `${searchAddressOf(query)}${page > 1 ? `&page=${page}` : ''}`
}

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `22nd`, `113th` */
function ordinal(place: number): string {
  return `${place.toLocaleString('en-US')}${ENDINGS[ORDINALS.select(place)] ?? 'th'}`
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
