import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { Chip } from '#app/kit/button/chip'
import { chipStyle } from '#app/kit/button/chip_style'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { useLocale } from '#app/kit/hooks/use_reader'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { FilterChip } from '#app/kit/overlay/filter_chip'
import { FILTER_NAMES, FILTERS, isOn, type FilterName } from '#app/search/search_filters'
import { countFilters, NO_FILTERS } from '#app/search/search_query'
import type { PriceProps } from '#app/search/ui/filter_inputs'
import { filterWords, shortWords } from '#app/search/ui/filter_words'
import type { Results } from '#app/search/ui/types'

const FlagCount = lazyPart(() => import('#app/search/counts/ui/flag_count'))
const FilterChipPanel = lazyPart(() => import('#app/search/ui/filter_chip_panel'))

export interface ResultsProps extends PriceProps {
  results: Results
}

interface FilterChipsProps extends ResultsProps {
  /** opens all filters */
  onMore: () => void
}

/** The filters in a line, for wide screens. */
export function FilterChips({ query, results, onShow, onMore }: FilterChipsProps) {
  const count = countFilters(query)
  const hasRoom = useMediaQuery('(width >= 1440px)')
  return (
    <div role="group" aria-label="Filters" className="flex items-center gap-2">
      <div className="-mx-1 flex min-w-0 items-center gap-2 overflow-x-auto px-1 py-2">
        <button type="button" aria-haspopup="dialog" className={chipStyle()} onClick={onMore}>
          <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />
          {count ? `All filters (${count})` : 'All filters'}
        </button>
        {FILTER_NAMES.map((name) => (
          <OneFilter key={name} {...{ name, query, results, onShow }} isCounted={hasRoom} />
        ))}
      </div>
      {count > 0 && (
        <button
          type="button"
          className="h-8 shrink-0 px-2 text-13 text-muted underline hover:text-ink"
          onClick={() => onShow(NO_FILTERS)}
        >
          Clear all
        </button>
      )}
    </div>
  )
}

interface OneFilterProps extends ResultsProps {
  name: FilterName
  /** whether those that switch at once say how many homes they would find */
  isCounted: boolean
}

/** Flags switch at once; others open their panel. */
function OneFilter({ name, isCounted, ...shared }: OneFilterProps) {
  const locale = useLocale()
  const filter = FILTERS[name]
  if ('isOnLine' in filter && filter.kind !== 'flag' && !filter.isOnLine) return null
  if (filter.kind === 'flag') {
    const [parameter] = filter.names
    const isChosen = isOn(shared.query, parameter)
    return filter.isOnLine ? (
      <Chip
        isChosen={isChosen}
        onClick={() => shared.onShow({ [parameter]: isChosen ? undefined : 'true' })}
      >
        {filter.label}
        {isCounted && (
          <Suspense>
            <FlagCount query={shared.query} parameter={parameter} />
          </Suspense>
        )}
      </Chip>
    ) : null
  }
  const words = filterWords(shared.query, name, locale)
  const isList = filter.kind === 'choices' || filter.kind === 'texts'
  return (
    <FilterChip
      label={'chip' in filter ? filter.chip : filter.label}
      value={isList ? shortWords(words) : words}
    >
      <Suspense fallback={<LoadingRows what="the filter" />}>
        <FilterChipPanel name={name} {...shared} />
      </Suspense>
    </FilterChip>
  )
}
