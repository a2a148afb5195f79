import { AREA_UNITS } from '#app/properties/listing_options'
import { dayWords } from '#app/properties/prices/ui/rent_terms'
import {
  choicesIn,
  dayIn,
  FILTER_NAMES,
  FILTERS,
  isOn,
  listIn,
  type FilterName,
  type FilterOf,
} from '#app/search/search_filters'
import { DEFAULT_CURRENCY } from '#app/search/search_options'
import type { SearchQuery } from '#app/search/search_query'
import { shortPrice } from '#app/search/ui/price_words'

/** What a filter asks for, in a few words that no other choice has; null if nothing. */
export function filterWords(query: SearchQuery, name: FilterName, locale: string): string | null {
  const filter = FILTERS[name]
  switch (filter.kind) {
    case 'range':
      return rangeWords(query, filter, locale)
    case 'least': {
      const [area] = filter.names
      return query[area] ? `${exactNumber(query[area], locale)}+ ${unitLabel(query)}` : null
    }
    case 'rooms': {
      const [rooms] = filter.names
      return query[rooms] ? `${query[rooms]}+ ${filter.counted}` : null
    }
    case 'choices':
    case 'choice':
      return listWords(choicesIn(query, filter), filter.options)
    case 'texts':
      return listWords(listIn(query, filter.names[0]), filter.offered)
    case 'day': {
      const day = dayIn(query, filter.names[0])
      return day && `Available by ${dayWords(day, locale)}`
    }
    case 'flag':
      return isOn(query, filter.names[0]) ? filter.label : null
  }
}

/** What all filters ask for, in words that tell every search from every other. */
export function allFilterWords(query: SearchQuery, locale: string): string[] {
  return FILTER_NAMES.flatMap((name) => {
    const filter = FILTERS[name]
    const words = filterWords(query, name, locale)
    if (words === null) return []
    return filter.kind === 'texts' ? `${filter.lead} ${words}` : words
  })
}

/** `Villa, Castle, Farm` as `Villa +2`, for a chip. */
export function shortWords(words: string | null): string | null {
  if (!words) return null
  const [first, ...others] = words.split(', ')
  return others.length ? `${first} +${others.length}` : first
}

function rangeWords(query: SearchQuery, filter: FilterOf<'range'>, locale: string): string | null {
  const words = (value: string) =>
    'unit' in filter ? exactPrice(value, query.currency, locale) : value
  const [from, to] = filter.names.map((name) => query[name])
  const range =
    from && to
      ? `${words(from)} – ${words(to)}`
      : from
        ? `From ${words(from)}`
        : to && `Up to ${words(to)}`
  if (!range) return null
  return 'unit' in filter && query.offered_for === 'rent' ? `${range} a month` : range
}

/** The most that `Intl` allows. */
const EVERY_DIGIT = 21

function exactPrice(amount: string, currency = DEFAULT_CURRENCY, locale: string): string {
  const isCode = /^[a-z]{3}$/i.test(currency)
  return shortPrice(Number(amount), isCode ? currency : DEFAULT_CURRENCY, locale, EVERY_DIGIT)
}

function exactNumber(value: string, locale: string): string {
  return Number(value).toLocaleString(locale, { maximumSignificantDigits: EVERY_DIGIT })
}

function unitLabel({ area_unit: unit }: SearchQuery): string {
  return unit === 'sqft' ? AREA_UNITS.sqft : AREA_UNITS.sqm
}

/** All of them; `shortWords` abbreviates. */
function listWords(values: string[], labels: Record<string, string>): string | null {
  return values.length ? values.map((value) => labels[value] ?? value).join(', ') : null
}
