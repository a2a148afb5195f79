import { useState } from 'react'
import { SlidersHorizontal, Search } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Sheet } from '#app/kit/overlay/sheet'
import { MAX_SEARCH_CHARACTERS } from '#app/search/search_options'
import { countFilters, NO_AREA, NO_FILTERS, type SearchQuery } from '#app/search/search_query'
import { FilterChips } from '#app/search/ui/filter_chips'
import { FilterFields } from '#app/search/ui/filter_fields'
import { QueryPlace, QueryRadius, QueryUnit, shownPlace } from '#app/search/places/ui/query_place'
import { SaveSearchButton } from '#app/search/saved/ui/save_search'
import { homesCount } from '#app/search/ui/search_words'
import type { Results } from '#app/search/ui/types'

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
  // nothing to set before a place is chosen
  const radiusStyle = query.latitude ? '' : 'max-lg:hidden'
  return (
    <div role="search" className="not-short:sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="gutter flex items-center gap-2 py-3 lg:pb-1">
        <form
          action="/search"
          className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 md:flex"
          onSubmit={(event) => {
            event.preventDefault()
            const fields = new FormData(event.currentTarget)
            const [place, q] = ['place', 'q'].map((name) => textOf(fields.get(name)))
            onShow({ ...(place !== shownPlace(query) && typedPlace(place, query)), q })
          }}
        >
          <div className="col-span-2 min-w-0 md:flex-[1.4]">
            <Field label="Place" isLabelHidden>
              <QueryPlace query={query} onShow={onShow} />
            </Field>
          </div>
          <div className={`md:w-28 ${radiusStyle}`}>
            <QueryRadius query={query} onShow={onShow} />
          </div>
          <div className={`md:w-36 ${radiusStyle}`}>
            <QueryUnit query={query} onShow={onShow} />
          </div>
          <div className="min-w-0 md:flex-1">
            <Field label="Words in a listing" isLabelHidden>
              <Input
                key={query.q}
                type="search"
                name="q"
                defaultValue={query.q}
                maxLength={MAX_SEARCH_CHARACTERS}
                placeholder="Sea view, loft…"
                prefix={<Search size={18} strokeWidth={1.5} aria-hidden />}
              />
            </Field>
          </div>
          {/* with several fields, Enter sends only what has a button */}
          <button type="submit" tabIndex={-1} className="sr-only">
            Search
          </button>
          <Button
            icon={SlidersHorizontal}
            className="lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {filters ? `Filters (${filters})` : 'Filters'}
          </Button>
        </form>
        <div className="max-lg:hidden">
          <SaveSearchButton query={query} />
        </div>
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
        <FilterFields query={query} results={results} onShow={onShow} />
      </Sheet>
    </div>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The server finds the place of this name, or takes it for words. */
function typedPlace(place: string, { radius, unit }: SearchQuery): SearchQuery {
  return { ...NO_AREA, radius, unit, place }
}
