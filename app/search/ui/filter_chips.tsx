import { SlidersHorizontal } from 'lucide-react'
import { Chip } from '#app/kit/button/chip'
import { chipStyle } from '#app/kit/button/chip_style'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { useLocale } from '#app/kit/hooks/use_reader'
import { FilterChip } from '#app/kit/overlay/filter_chip'
import { isCountable } from '#app/search/counts/countable_filters'
import { OptionCount } from '#app/search/counts/ui/option_count'
import { useOptionCounts, type CountOfOption } from '#app/search/counts/ui/use_option_counts'
import {
  FILTER_NAMES,
  FILTERS,
  FLAG_FILTERS,
  isOn,
  type FilterName,
} from '#app/search/search_filters'
import { countFilters, NO_FILTERS } from '#app/search/search_query'
import { FilterControl, type PriceProps } from '#app/search/ui/filter_inputs'
import { filterWords, shortWords } from '#app/search/ui/filter_words'
import { homesCount } from '#app/search/ui/search_words'
import type { Results } from '#app/search/ui/types'

interface ResultsProps extends PriceProps {
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
  const countOf = useOptionCounts(query, FLAGS_ON_LINE, hasRoom)
  return (
    <div role="group" aria-label="Filters" className="flex items-center gap-2 overflow-x-auto py-2">
      <button type="button" aria-haspopup="dialog" className={chipStyle()} onClick={onMore}>
        <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />
        {count ? `All filters (${count})` : 'All filters'}
      </button>
      {FILTER_NAMES.map((name) => (
        <OneFilter
          key={name}
          {...{ name, query, results, onShow }}
          countOf={hasRoom ? countOf : uncounted}
        />
      ))}
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

const FLAGS_ON_LINE = FLAG_FILTERS.filter(({ isOnLine }) => isOnLine).map(({ names }) => names[0])
const uncounted: CountOfOption = () => undefined

interface OneFilterProps extends ResultsProps {
  name: FilterName
  /** of filters that switch at once */
  countOf: CountOfOption
}

/** Flags switch at once; others open their panel. */
function OneFilter({ name, countOf, ...shared }: OneFilterProps) {
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
        <OptionCount counted={countOf(parameter, 'true')} />
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
      <FilterPanel name={name} {...shared} />
    </FilterChip>
  )
}

interface FilterPanelProps extends ResultsProps {
  name: FilterName
}

/** What one filter is set with, and how many homes are found so far. */
function FilterPanel({ name, ...shared }: FilterPanelProps) {
  const filter = FILTERS[name]
  const countOf = useOptionCounts(shared.query, [filter.names[0]], isCountable(name))
  return (
    <div className="flex flex-col gap-4">
      <FilterControl filter={filter} isAlone countOf={countOf} {...shared} />
      <p role="status" className="num text-13 text-muted">
        {homesCount(shared.results)} found
      </p>
    </div>
  )
}
