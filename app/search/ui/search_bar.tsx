import { loadAhead } from '#app/kit/offline/load_patiently'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Chip } from '#app/kit/button/chip'
import { Field } from '#app/kit/form/field'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Sheet } from '#app/kit/overlay/sheet'
import { countFilters, NO_AREA, NO_FILTERS, type SearchQuery } from '#app/search/search_query'
import { FilterChips } from '#app/search/ui/filter_chips'
import {
  QueryPlace,
  QueryRadius,
  QueryUnit,
  shownPlace,
  wordsBeside,
} from '#app/search/places/ui/query_place'
import { SaveSearchButton } from '#app/search/saved/ui/save_search'
import { homesCount } from '#app/search/ui/search_words'
import type { Results } from '#app/search/ui/types'

const loadFilters = () => import('#app/search/ui/all_filters')
const AllFilters = lazyPart(loadFilters)

interface SearchBarProps {
  /** what is asked for, also while its answer is on the way */
  query: SearchQuery
  results: Results
  isLoading: boolean
  onShow: (change: SearchQuery) => void
}

export function SearchBar({ query, results, isLoading, onShow }: SearchBarProps) {
  const [isOpen, setOpen] = useState(false)
  const filters = countFilters(query)
  const words = wordsBeside(query)
  return (
    <div role="search" className="not-short:sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="gutter flex items-center gap-2 py-3 lg:pb-1">
        <form
          action="/search"
          className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 md:flex"
          onSubmit={(event) => {
            event.preventDefault()
            const typed = textOf(new FormData(event.currentTarget).get('place'))
            if (typed !== shownPlace(query)) onShow(typedPlace(typed, query))
          }}
        >
          <div className="min-w-0 md:flex-1">
            <Field label="Place or words" isLabelHidden>
              <QueryPlace query={query} onShow={onShow} />
            </Field>
          </div>
          <Button
            icon={SlidersHorizontal}
            className="md:order-last lg:hidden"
            aria-haspopup="dialog"
            onPointerEnter={() => loadAhead(loadFilters)}
            onClick={() => setOpen(true)}
          >
            {filters ? `Filters (${filters})` : 'Filters'}
          </Button>
          {query.latitude && (
            <div className="col-span-2 grid grid-cols-2 gap-2 md:w-66">
              <QueryRadius query={query} onShow={onShow} />
              <QueryUnit query={query} onShow={onShow} />
            </div>
          )}
          {words && (
            <Chip onRemove={() => onShow({ q: undefined })} removeLabel={`Remove “${words}”`}>
              <bdi className="max-w-40 truncate">“{words}”</bdi>
            </Chip>
          )}
          {/* with several fields, Enter sends only what has a button */}
          <button type="submit" tabIndex={-1} className="sr-only">
            Search
          </button>
        </form>
        {results.total > 0 && (
          <div className="max-lg:hidden">
            <SaveSearchButton query={query} />
          </div>
        )}
      </div>
      <div className="gutter pb-1 max-lg:hidden">
        <FilterChips query={query} results={results} onShow={onShow} onMore={() => setOpen(true)} />
      </div>
      <Sheet
        title="Filters"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="quiet" disabled={!filters} onClick={() => onShow(NO_FILTERS)}>
              Clear all
            </Button>
            <Button variant="primary" isLoading={isLoading} onClick={() => setOpen(false)}>
              Show {homesCount(results)}
            </Button>
          </>
        }
      >
        <Suspense fallback={<LoadingRows what="the filters" />}>
          <AllFilters query={query} results={results} onShow={onShow} />
        </Suspense>
      </Sheet>
    </div>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The server finds the place of this name, or takes it for words. */
function typedPlace(place: string, query: SearchQuery): SearchQuery {
  const { radius, unit } = query
  return { ...NO_AREA, radius, unit, place, q: wordsBeside(query) }
}
