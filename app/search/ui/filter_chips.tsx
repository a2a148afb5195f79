import { SlidersHorizontal } from 'lucide-react'
import { Chip } from '#app/kit/button/chip'
import { chipStyle } from '#app/kit/button/chip_style'
import { useReader } from '#app/kit/hooks/use_reader'
import { FilterChip } from '#app/kit/overlay/filter_chip'
import { PROPERTY_TYPES, SECTORS } from '#app/properties/listing_options'
import { countFilters, NO_FILTERS } from '#app/search/search_query'
import {
  AreaFields,
  ChoicesField,
  PriceFields,
  RoomsField,
  YearFields,
  type PriceProps,
} from '#app/search/ui/filter_inputs'
import {
  FEATURE_LABELS,
  filterWords,
  FLAG_LABELS,
  isOn,
  shortWords,
} from '#app/search/ui/filter_words'

interface FilterChipsProps extends PriceProps {
  /** opens all filters */
  onMore: () => void
}

/** The filters in a line, for wide screens. */
export function FilterChips({ query, results, onShow, onMore }: FilterChipsProps) {
  const { locale } = useReader()
  const words = filterWords(query, locale)
  const count = countFilters(query)
  const shared = { query, onShow }
  return (
    <div role="group" aria-label="Filters" className="flex items-center gap-2 overflow-x-auto py-2">
      <button type="button" aria-haspopup="dialog" className={chipStyle()} onClick={onMore}>
        <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />
        {count ? `All filters (${count})` : 'All filters'}
      </button>
      <FilterChip label="Price" value={words.price}>
        <PriceFields results={results} {...shared} />
      </FilterChip>
      <FilterChip label="Beds" value={words.bedrooms}>
        <RoomsField name="bedrooms" label="At least" {...shared} />
      </FilterChip>
      <FilterChip label="Baths" value={words.bathrooms}>
        <RoomsField name="bathrooms" label="At least" {...shared} />
      </FilterChip>
      <FilterChip label="Type" value={shortWords(words.type)}>
        <ChoicesField name="type" label="Any of these" options={PROPERTY_TYPES} {...shared} />
      </FilterChip>
      <FilterChip label="Area" value={words.area}>
        <AreaFields {...shared} />
      </FilterChip>
      <FilterChip label="Sector" value={shortWords(words.sector)}>
        <ChoicesField name="sector" label="Any of these" options={SECTORS} {...shared} />
      </FilterChip>
      <FilterChip label="Features" value={shortWords(words.features)}>
        <ChoicesField name="features" label="All of these" options={FEATURE_LABELS} {...shared} />
      </FilterChip>
      <FilterChip label="Year" value={words.year}>
        <YearFields {...shared} />
      </FilterChip>
      {FLAG_LABELS.slice(0, 2).map(({ name, label }) => (
        <Chip
          key={name}
          isChosen={isOn(query, name)}
          onClick={() => onShow({ [name]: isOn(query, name) ? undefined : 'true' })}
        >
          {label}
        </Chip>
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
