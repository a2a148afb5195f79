import { phraseQuery } from '#app/common/database/text_query'
import type { OfferedFor } from '#app/properties/listing_options'
import type {
  ChoiceParameter,
  DayParameter,
  FilterName,
  FlagParameter,
  NumberParameter,
  TextsParameter,
} from '#app/search/search_filters'
import { OPEN_HOUSE_SOON_DAYS } from '#app/search/search_options'

/** What the filters of a search ask for, by parameter. */
export interface AskedFilters {
  /** null if not asked for; prices in US dollars, areas in square meters */
  numbers: Record<NumberParameter, number | null>
  choices: Record<ChoiceParameter, string[]>
  /** folded */
  texts: Record<TextsParameter, string[]>
  days: Record<DayParameter, string | null>
  flags: Record<FlagParameter, boolean>
}

export type SqlValue = string | number | string[] | number[]

/** On table `listed_properties`, aliased `l`: a tag that it has, or SQL and its bindings. */
export interface Condition {
  tag?: string
  sql?: string
  values?: Record<string, SqlValue>
}

/** What each filter asks of a listing. */
export const FILTERS_SQL: Record<FilterName, (asked: AskedFilters) => Condition[]> = {
  offeredFor: ({ choices }) => choices.offered_for.flatMap((one) => OFFERS[one] ?? []),
  price: ({ numbers, choices }) => {
    const price = priceColumn(choices)
    return [
      ...bound(`${price} >=`, 'min_price', numbers.min_price),
      ...bound(`${price} <=`, 'max_price', numbers.max_price),
    ]
  },
  bedrooms: ({ numbers }) => rooms('bedrooms', numbers.bedrooms),
  bathrooms: ({ numbers }) => rooms('bathrooms', numbers.bathrooms),
  type: ({ choices }) => anyOf('type', choices.type),
  area: ({ numbers }) => bound('l.area >=', 'min_area', numbers.min_area),
  sector: ({ choices }) => anyOf('sector', choices.sector),
  features: ({ texts }) =>
    texts.features.map((feature, at) => ({
      sql: `l.features @@ :feature${at}::tsquery`,
      values: { [`feature${at}`]: phraseQuery(feature) },
    })),
  year: ({ numbers }) => [
    ...bound('l.year >=', 'min_year', numbers.min_year),
    ...bound('l.year <=', 'max_year', numbers.max_year),
  ],
  kind: ({ choices }) => anyOf('kind', choices.kind),
  availableBy: ({ days: { available_by: day } }) =>
    day === null
      ? []
      : [
          { tag: 'for_rent' },
          {
            sql: `exists (select from properties home where home.id = l.property_id
              and coalesce(home.available_from, '') <= :available_by::text)`,
            values: { available_by: day },
          },
        ],
  hasVideo: ({ flags }) => (flags.has_video ? [{ tag: 'has_video' }] : []),
  acceptsCrypto: ({ flags }) => (flags.accepts_crypto ? [{ tag: 'accepts_crypto' }] : []),
  hasOpenHouse: ({ flags }) =>
    flags.open_house
      ? [
          { sql: `l.open_times <> '{}'` },
          {
            sql: 'l.open_times && tstzrange(now(), now() + make_interval(days => :soonDays))',
            values: { soonDays: OPEN_HOUSE_SOON_DAYS },
          },
        ]
      : [],
}

/** Most homes are for sale: only the others have a tag. */
const OFFERS: Record<string, Condition[]> = {
  sale: [{ sql: `not l.tags @> '{for_rent}'` }],
  rent: [{ tag: 'for_rent' }],
} satisfies Record<OfferedFor, Condition[]>

/** Prices of homes for sale, unless rents are asked for. */
export function priceColumn(choices: AskedFilters['choices']): 'l.usd' | 'l.monthly_usd' {
  return choices.offered_for.includes('rent') ? 'l.monthly_usd' : 'l.usd'
}

function bound(compared: string, name: NumberParameter, value: number | null): Condition[] {
  return value === null ? [] : [{ sql: `${compared} :${name}::float8`, values: { [name]: value } }]
}

/** Rooms indexed as one tag per number. */
const MAX_TAGGED_ROOMS = 8

function rooms(name: 'bedrooms' | 'bathrooms', count: number | null): Condition[] {
  const isTagged =
    count !== null && Number.isInteger(count) && count > 0 && count <= MAX_TAGGED_ROOMS
  return isTagged ? [{ tag: `${name}:${count}` }] : bound(`l.${name} >=`, name, count)
}

function anyOf(name: ChoiceParameter, values: string[]): Condition[] {
  const tags = values.map((value) => `${name}:${value}`)
  if (tags.length < 2) return tags.map((tag) => ({ tag }))
  return [{ sql: `l.tags && :${name}::text[]`, values: { [name]: tags } }]
}
