import { Head } from '@inertiajs/react'
import { Users } from 'lucide-react'
import type { Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { Tabs } from '#app/kit/tabs/tabs'
import { SOCIETY_KINDS, type SocietyKind } from '#app/society/society_options'
import { MarketRow, SocietyMemberRow, SocietyTeamRow } from '#app/society/ui/society_rows'
import { Filters } from '#app/society/ui/society_filters'
import { SocietyMap } from '#app/society/ui/society_map'
import {
  useSociety,
  type Market,
  type SocietyFilters,
  type SocietyResult,
  type SocietySuggestion,
} from '#app/society/ui/use_society'

interface SocietyProps {
  filters: SocietyFilters
  results: Page<SocietyResult>
  suggestions: SocietySuggestion[]
  /** the largest ones, for the map and the filter */
  markets: Market[]
}

const LABELS: Record<SocietyKind, string> = { people: 'People', teams: 'Teams', markets: 'Markets' }
const REST: Record<SocietyKind, string> = {
  people: 'Everyone',
  teams: 'All teams',
  markets: 'All markets',
}

export default function Society({ filters, results, suggestions, markets }: SocietyProps) {
  const society = useSociety(filters, results)
  const isPlain = !filters.q && !filters.type && !filters.market
  const suggested = isPlain ? suggestions : []
  const rest = society.items.filter((one) => !suggested.some(({ id }) => id === one.id))

  return (
    <div className="gutter page py-10">
      <Head title="Society">
        <meta
          head-key="description"
          name="description"
          content="People and teams in real estate and interior design: find them by what they do and where, and follow their work."
        />
      </Head>
      <SectionHeading level="page">Society</SectionHeading>
      <div className="mt-8">
        <Tabs
          label="What to find"
          value={filters.kind}
          onChange={(kind) => society.show({ kind })}
          tabs={SOCIETY_KINDS.map((value) => ({ value, label: LABELS[value] }))}
        >
          <Filters
            filters={filters}
            typed={society.typed}
            markets={markets}
            onType={society.setTyped}
            onChange={society.show}
          />
          <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
            {society.failure ? (
              <FailureState
                message={society.failure}
                onRetry={() => society.show({})}
                isRetrying={society.isSearching}
              />
            ) : (
              <div className="min-w-0" aria-busy={society.isSearching}>
                {suggested.length > 0 && (
                  <section aria-labelledby="suggestions" className="mb-10">
                    <SectionHeading id="suggestions">Suggested for you</SectionHeading>
                    <ul className="mt-2">
                      {suggested.map((one) => (
                        <Row key={one.id} result={one} reason={one.reason} />
                      ))}
                    </ul>
                  </section>
                )}
                <section aria-label={LABELS[filters.kind]}>
                  {isPlain && rest.length > 0 && (
                    <SectionHeading>{REST[filters.kind]}</SectionHeading>
                  )}
                  <ul className="mt-2">
                    {rest.map((result) => (
                      <Row key={result.id} result={result} />
                    ))}
                  </ul>
                  {!society.items.length && !society.isLoading && (
                    <EmptyState icon={Users} title="Nobody found">
                      Try fewer letters, or take a filter away.
                    </EmptyState>
                  )}
                  <LoadMore
                    hasMore={society.hasMore}
                    isLoading={society.isLoading}
                    error={society.error}
                    onMore={society.loadMore}
                  />
                </section>
              </div>
            )}
            <SocietyMap
              markets={markets}
              chosen={filters.market}
              onChoose={(market) => society.show({ kind: 'people', market })}
            />
          </div>
        </Tabs>
      </div>
    </div>
  )
}

function Row({ result, reason }: { result: SocietyResult; reason?: string }) {
  if ('followers_count' in result && 'avatar' in result) {
    return <SocietyMemberRow member={result} reason={reason} />
  }
  if ('members_count' in result && 'latitude' in result) {
    return <MarketRow market={result} reason={reason} />
  }
  if ('role' in result) return <SocietyTeamRow team={result} reason={reason} />
  return null
}
