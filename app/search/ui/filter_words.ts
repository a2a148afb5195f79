import { AREA_UNITS, PROPERTY_TYPES, SECTORS } from '#app/properties/listing_options'
import { DEFAULT_CURRENCY, FEATURES } from '#app/search/search_options'
import type { FILTERS, SearchParameter, SearchQuery } from '#app/search/search_query'
import { shortPrice } from '#app/search/ui/price_words'

export const FEATURE_LABELS: Record<string, string> = Object.fromEntries(
  FEATURES.map((feature) => [feature.toLowerCase(), feature])
)

/** Filters that are on or off. */
export const FLAG_LABELS: readonly { name: SearchParameter; label: string }[] = [
  { name: 'has_video', label: 'Has a video' },
  { name: 'accepts_crypto', label: 'Accepts crypto' },
  { name: 'open_house', label: 'Open house soon' },
]

const KIND_LABELS: Record<string, string> = { home: 'Homes only', land: 'Land only' }

type Filter = keyof typeof FILTERS

/** What each filter asks for, in a few words; null if nothing. */
export function filterWords(query: SearchQuery, locale: string): Record<Filter, string | null> {
  const { currency = DEFAULT_CURRENCY, kind = '' } = query
  const money = (amount: string) => shortPrice(Number(amount), currency, locale)
  const area = (square: string) => Number(square).toLocaleString(locale)
  return {
    price: rangeWords(query.min_price, query.max_price, money),
    bedrooms: roomWords(query.bedrooms, 'bed'),
    bathrooms: roomWords(query.bathrooms, 'bath'),
    type: choiceWords(query.type, PROPERTY_TYPES),
    area: query.min_area ? `${area(query.min_area)}+ ${unitLabel(query)}` : null,
    sector: choiceWords(query.sector, SECTORS),
    features: choiceWords(query.features, FEATURE_LABELS),
    year: rangeWords(query.min_year, query.max_year, (year) => year),
    kind: KIND_LABELS[kind] ?? null,
    hasVideo: flagWords(query, 'has_video'),
    hasOpenHouse: flagWords(query, 'open_house'),
    acceptsCrypto: flagWords(query, 'accepts_crypto'),
  }
}

function rangeWords(
  from: string | undefined,
  to: string | undefined,
  wordsOf: (value: string) => string
): string | null {
  if (from && to) return `${wordsOf(from)} – ${wordsOf(to)}`
  if (from) return `From ${wordsOf(from)}`
  return to ? `Up to ${wordsOf(to)}` : null
}

function roomWords(rooms: string | undefined, word: string): string | null {
  return rooms ? `${rooms}+ ${word}s` : null
}

/** All of them; `shortWords` abbreviates. */
function choiceWords(list: string | undefined, labels: Record<string, string>): string | null {
  return list
    ? list
        .split(',')
        .map((value) => labels[value] ?? value)
        .join(', ')
    : null
}

function unitLabel({ area_unit: unit }: SearchQuery): string {
  return unit === 'sqft' ? AREA_UNITS.sqft : AREA_UNITS.sqm
}

function flagWords(query: SearchQuery, name: SearchParameter): string | null {
  const flag = FLAG_LABELS.find((one) => one.name === name)
  return isOn(query, name) && flag ? flag.label : null
}

export function isOn(query: SearchQuery, name: SearchParameter): boolean {
  return query[name] === 'true' || query[name] === '1'
}

/** `Villa, Castle, Farm` as `Villa +2`, for a chip. */
export function shortWords(words: string | null): string | null {
  if (!words) return null
  const [first, ...others] = words.split(', ')
  return others.length ? `${first} +${others.length}` : first
}
