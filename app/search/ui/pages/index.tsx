import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { List, Map as MapIcon } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { Select } from '#app/kit/form/select'
import type { SearchQuery } from '#app/search/contract/search_query'
import type { Sort } from '#app/search/contract/search_options'
import { CompareBar } from '#app/search/ui/components/compare/compare_bar'
import { ResultList } from '#app/search/ui/components/result_list'
import { SaveSearchButton } from '#app/search/ui/components/saved/save_search_button'
import { SearchBar } from '#app/search/ui/components/search_bar'
import { SearchMap } from '#app/search/ui/components/search_map'
import { addressOf, useSearchVisits } from '#app/search/ui/hooks/use_search_visits'
import { homesCount } from '#app/search/ui/state/homes_count'
import { unitOf } from '#app/search/ui/state/query_area'
import { whereOf } from '#app/search/ui/state/search_words'
import type { Results } from '#app/search/ui/types'

interface SearchProps {
  query: SearchQuery
  results: Results
}

const SORT_LABELS: Record<Sort, string> = {
  'relevance': 'Best match',
  'newest': 'Newest',
  'price': 'Lowest price',
  '-price': 'Highest price',
  '-area': 'Largest',
  'area': 'Smallest',
  'distance': 'Nearest',
}

export default function Search({ query, results }: SearchProps) {
  const { show, retry, isLoading, hasFailed } = useSearchVisits(query)
  const [activeId, setActiveId] = useState<number | null>(null)
  const isWide = useMediaQuery('(width >= 1024px)')
  const isMap = query.view === 'map'
  const homes = results.properties.data

  const choose = (id: number | null) => {
    setActiveId(id)
    if (id) document.getElementById(`home-${id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <Head title="Search">
        <meta
          head-key="description"
          name="description"
          content="Find a home by place, price and what it has, on a map and as a list."
        />
      </Head>
      <SearchBar query={query} results={results} isLoading={isLoading} onShow={show} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_46%]">
        <section
          aria-label="Homes"
          className={`gutter py-6 lg:pr-6 ${isMap ? 'max-lg:hidden' : ''}`}
        >
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-28" aria-live="polite">
              {homesCount(results)} {whereOf(query)}
            </h1>
            <div className="flex flex-wrap gap-2">
              <SaveSearchButton query={query} />
              <div className="w-40">
                <Select
                  aria-label="Sort"
                  options={sortsFor(query)}
                  value={shownSort(query)}
                  onChange={(sort) => show({ sort })}
                />
              </div>
            </div>
          </div>
          <ResultList
            results={results}
            unit={unitOf(query)}
            activeId={activeId}
            isLoading={isLoading}
            hasFailed={hasFailed}
            onActive={setActiveId}
            onRetry={retry}
            onReset={() => show(nothing(query))}
          />
        </section>
        {(isWide || isMap) && (
          <div className="h-[calc(100dvh-190px)] lg:sticky lg:top-17 lg:h-[calc(100dvh-68px)]">
            <SearchMap
              query={query}
              homes={homes}
              activeId={activeId}
              onChoose={choose}
              onShow={show}
            />
          </div>
        )}
      </div>
      <CompareBar />
      <div className="sticky bottom-4 z-10 flex justify-center pb-4 lg:hidden">
        <ButtonLink
          href={addressOf({ ...query, view: isMap ? undefined : 'map' })}
          variant="ink"
          icon={isMap ? List : MapIcon}
          className="rounded-full shadow-float"
        >
          {isMap ? 'List' : 'Map'}
        </ButtonLink>
      </div>
    </>
  )
}

function shownSort({ sort, q }: SearchQuery): Sort {
  const known = (Object.keys(SORT_LABELS) as Sort[]).find((one) => one === sort)
  return known ?? (q ? 'relevance' : 'newest')
}

function sortsFor({ q, latitude }: SearchQuery) {
  return (Object.entries(SORT_LABELS) as [Sort, string][])
    .filter(([sort]) => (sort !== 'relevance' || q) && (sort !== 'distance' || latitude))
    .map(([value, label]) => ({ value, label }))
}

function nothing(query: SearchQuery): SearchQuery {
  return Object.fromEntries(
    Object.keys(query)
      .filter((name) => name !== 'view')
      .map((name) => [name, undefined])
  )
}
