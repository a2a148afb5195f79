import { loadAhead } from '#app/kit/offline/load_patiently'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState, useEffect } from 'react'
import { usePage } from '@inertiajs/react'
import { List, Map as MapIcon } from 'lucide-react'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { ButtonLink } from '#app/kit/button/button_link'
import { Select } from '#app/kit/form/select'
import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { ItemListLd } from '#app/kit/shell/json_ld'
import { loadMap } from '#app/places/map/ui/load_map'
import { MapSkeleton } from '#app/places/map/ui/map_view'
import { CompareBar } from '#app/search/compare/ui/compare_bar'
import { EditedSearchBar, SaveSearchButton } from '#app/search/saved/ui/save_search'
import type { Sort } from '#app/search/search_options'
import { NO_AREA, NO_FILTERS, type SearchQuery } from '#app/search/search_query'
import { unitOf } from '#app/search/ui/query_area'
import { ResultList } from '#app/search/ui/result_list'
import { SearchBar } from '#app/search/ui/search_bar'
import { resultsTitle } from '#app/search/ui/search_words'
import type { EditedSearch, Results } from '#app/search/ui/types'
import { searchAddressOf, useSearchVisits } from '#app/search/ui/use_search_visits'

const loadSearchMap = () => import('#app/search/map/ui/search_map')
const SearchMap = lazyPart(loadSearchMap)

const NOWHERE: GeoPoint[] = []

interface SearchProps {
  query: SearchQuery
  /** how far the place of the query reaches, 0 for a point */
  edge_km: number
  /** of the region of the query, empty for everything else */
  outline: GeoPoint[]
  results: Results
  edited: EditedSearch | null
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

export default function Search({ query, edge_km: edgeKm, outline, results, edited }: SearchProps) {
  const { app } = usePage().props
  const { asked, show, retry, isLoading, hasFailed } = useSearchVisits(query)
  const [activeId, setActiveId] = useState<number | null>(null)
  const isWide = useMediaQuery('(width >= 1024px)')
  const isMap = query.view === 'map'
  const isHydrated = useIsHydrated()
  usePreloadedMap()
  const homes = results.properties.data

  const choose = (id: number | null) => {
    setActiveId(id)
    if (id) document.getElementById(`home-${id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <PublicHead
        title="Search"
        description="Find a home by place, price and what it has, on a map and as a list."
        path={searchAddressOf(query)}
        image={cardImage('/cards/pages/search.jpg', 'Find a home you’ll love')}
      />
      <ItemListLd
        origin={app.url}
        items={homes.map(({ name, slug }) => ({ name, path: `/properties/${slug}` }))}
      />
      <SearchBar query={asked} results={results} isLoading={isLoading} onShow={show} />
      {edited && <EditedSearchBar key={edited.id} edited={edited} query={asked} />}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_46%]">
        <section
          aria-label="Homes"
          className={`gutter py-6 lg:pr-6 ${isMap ? 'max-lg:hidden' : ''}`}
        >
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-28" aria-live="polite">
              {resultsTitle(results, query)}
            </h1>
            {results.total > 0 && (
              <div className="flex flex-wrap gap-2">
                <div className="lg:hidden">
                  <SaveSearchButton query={query} />
                </div>
                <div className="w-36 sm:w-40">
                  <Select
                    aria-label="Sort"
                    options={sortsFor(query)}
                    value={shownSort(query)}
                    onChange={(sort) => show({ sort })}
                  />
                </div>
              </div>
            )}
          </div>
          <ResultList
            query={query}
            results={results}
            unit={unitOf(query)}
            activeId={activeId}
            isLoading={isLoading}
            hasFailed={hasFailed}
            onActive={setActiveId}
            onRetry={retry}
            onReset={() => show({ ...NO_AREA, ...NO_FILTERS, q: undefined, sort: undefined })}
          />
        </section>
        {(isWide || isMap) && (
          <div
            className={`lg:sticky lg:top-29 lg:h-[calc(100dvh-117px)] ${query.latitude ? 'h-[calc(100dvh-206px)]' : 'h-[calc(100dvh-150px)]'}`}
          >
            {isHydrated ? (
              <Suspense fallback={<MapSkeleton />}>
                <SearchMap
                  query={asked}
                  edgeKm={asked.place === query.place ? edgeKm : 0}
                  outline={asked.place === query.place && !asked.polygon ? outline : NOWHERE}
                  homes={homes}
                  hasMostHomes={homes.length > results.total / 2}
                  activeId={activeId}
                  onChoose={choose}
                  onShow={show}
                />
              </Suspense>
            ) : (
              <MapSkeleton />
            )}
          </div>
        )}
      </div>
      <CompareBar isAboveButton />
      <div
        className={`flex justify-center pb-4 lg:hidden ${isMap || homes.length > 0 ? 'sticky bottom-[calc(16px+var(--bar-bottom))] z-10' : ''}`}
      >
        <ButtonLink
          href={searchAddressOf({ ...query, view: isMap ? undefined : 'map' })}
          variant="ink"
          icon={isMap ? List : MapIcon}
          onPointerDown={loadWholeMap}
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

/** Windows from here on may soon be wide enough to show the map: a turned tablet, a dragged edge. */
const MAY_GROW = '(width >= 640px)'

function loadWholeMap(): void {
  loadAhead(loadMap)
  loadAhead(loadSearchMap)
}

/** Loads the map's code before the window is wide enough for it. Phones load it when asked. */
function usePreloadedMap(): void {
  useEffect(() => {
    const list = matchMedia(MAY_GROW)
    const load = () => list.matches && loadWholeMap()
    load()
    list.addEventListener('change', load)
    return () => list.removeEventListener('change', load)
  }, [])
}
