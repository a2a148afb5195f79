// Long because: every filter stands here, and only here.
import { isCalendarDay } from '#app/common/text/calendar_day'
import { OFFERED_FOR, PROPERTY_TYPES, SECTORS } from '#app/properties/listing_options'
import { FEATURES, type ListingKind } from '#app/search/search_options'

interface Shown {
  /** above its controls, or on them */
  label: string
  /** on its chip, if shorter */
  chip?: string
}

interface Bounds {
  /** at most; at least is 0 */
  max: number
  isWhole?: boolean
}

/** Between two numbers, of which either may be missing. */
interface RangeFilter extends Shown, Bounds {
  kind: 'range'
  names: readonly [least: string, most: string]
  labels: readonly [least: string, most: string]
  /** in a message that refuses one */
  called: readonly [least: string, most: string]
  /** why a range is refused that ends before it starts */
  reversed: string
  unit?: 'currency'
}

/** At least so much. */
interface LeastFilter extends Shown, Bounds {
  kind: 'least'
  names: readonly [string]
  labels: readonly [string]
  called: readonly [string]
  unit: 'area_unit'
}

/** At least so many. */
interface RoomsFilter extends Shown, Bounds {
  kind: 'rooms'
  names: readonly [string]
  /** what is counted: `2+ beds` */
  counted: string
  offered: readonly string[]
}

/** Any of several, by wire value with its label. */
interface ChoicesFilter extends Shown {
  kind: 'choices'
  names: readonly [string]
  options: Readonly<Record<string, string>>
}

/** One of several, by wire value with its label. */
interface ChoiceFilter extends Shown {
  kind: 'choice'
  names: readonly [string]
  options: Readonly<Record<string, string>>
  /** has a chip in the line of filters */
  isOnLine: boolean
}

/** All of several texts, some of which are offered, by wire value with their label. */
interface TextsFilter extends Shown {
  kind: 'texts'
  names: readonly [string]
  offered: Readonly<Record<string, string>>
  /** before them in a summary */
  lead: string
}

/** On or off. */
interface FlagFilter extends Shown {
  kind: 'flag'
  names: readonly [string]
  /** has a chip in the line of filters */
  isOnLine: boolean
}

/** Until a day, `2027-03-01`. */
interface DayFilter extends Shown {
  kind: 'day'
  names: readonly [string]
  /** has a chip in the line of filters */
  isOnLine: boolean
}

type AnyFilter =
  | RangeFilter
  | LeastFilter
  | RoomsFilter
  | ChoicesFilter
  | ChoiceFilter
  | TextsFilter
  | DayFilter
  | FlagFilter

/**
 * The filters that people choose, in the order of their controls. Parameters, validation, controls,
 * words, and what "All filters" counts and clears follow from an entry; `FILTERS_SQL` says what it
 * asks of a listing.
 */
export const FILTERS = {
  offeredFor: {
    kind: 'choice',
    label: 'For sale or rent',
    chip: 'Sale or rent',
    names: ['offered_for'],
    options: OFFERED_FOR,
    isOnLine: true,
  },
  price: {
    kind: 'range',
    label: 'Price',
    names: ['min_price', 'max_price'],
    labels: ['Lowest price', 'Highest price'],
    called: ['lowest price', 'highest price'],
    reversed: 'The highest price is below the lowest.',
    max: 1e15,
    unit: 'currency',
  },
  bedrooms: {
    kind: 'rooms',
    label: 'Bedrooms',
    chip: 'Beds',
    names: ['bedrooms'],
    counted: 'beds',
    offered: ['1', '2', '3', '4', '5', '6'],
    max: 999,
    isWhole: true,
  },
  bathrooms: {
    kind: 'rooms',
    label: 'Bathrooms',
    chip: 'Baths',
    names: ['bathrooms'],
    counted: 'baths',
    offered: ['1', '2', '3', '4', '5', '6'],
    max: 999,
  },
  type: {
    kind: 'choices',
    label: 'Property type',
    chip: 'Type',
    names: ['type'],
    options: PROPERTY_TYPES,
  },
  area: {
    kind: 'least',
    label: 'Area',
    names: ['min_area'],
    labels: ['Living area from'],
    called: ['living area'],
    max: 1e9,
    unit: 'area_unit',
  },
  sector: { kind: 'choices', label: 'Sector', names: ['sector'], options: SECTORS },
  features: {
    kind: 'texts',
    label: 'Features',
    names: ['features'],
    offered: Object.fromEntries(FEATURES.map((feature) => [feature.toLowerCase(), feature])),
    lead: 'with',
  },
  year: {
    kind: 'range',
    label: 'Year',
    names: ['min_year', 'max_year'],
    labels: ['Built from', 'Built until'],
    called: ['earliest year', 'latest year'],
    reversed: 'The latest year is before the earliest.',
    max: 3000,
    isWhole: true,
  },
  kind: {
    kind: 'choice',
    label: 'Homes or land',
    names: ['kind'],
    options: { home: 'Homes only', land: 'Land only' } satisfies Record<ListingKind, string>,
    isOnLine: false,
  },
  availableBy: {
    kind: 'day',
    label: 'For rent, available by',
    names: ['available_by'],
    isOnLine: false,
  },
  hasVideo: { kind: 'flag', label: 'Has a video', names: ['has_video'], isOnLine: true },
  acceptsCrypto: {
    kind: 'flag',
    label: 'Accepts crypto',
    names: ['accepts_crypto'],
    isOnLine: true,
  },
  hasOpenHouse: { kind: 'flag', label: 'Open house soon', names: ['open_house'], isOnLine: false },
} as const satisfies Record<string, AnyFilter>

export type FilterName = keyof typeof FILTERS
type Filter = (typeof FILTERS)[FilterName]
export type FilterOf<Kind extends Filter['kind']> = Extract<Filter, { kind: Kind }>

type NumberFilter = Extract<Filter, { max: number }>
export type NumberParameter = NumberFilter['names'][number]
export type ChoiceParameter = FilterOf<'choices' | 'choice'>['names'][number]
export type TextsParameter = FilterOf<'texts'>['names'][number]
export type DayParameter = FilterOf<'day'>['names'][number]
export type FlagParameter = FilterOf<'flag'>['names'][number]
/** A unit alone filters nothing. */
type UnitParameter = Extract<Filter, { unit: string }>['unit']
export type FilterParameter = Filter['names'][number] | UnitParameter

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]
const ALL: readonly Filter[] = Object.values(FILTERS)

export const DAY_FILTERS = ALL.filter((filter) => filter.kind === 'day')
export const FLAG_FILTERS = ALL.filter((filter) => filter.kind === 'flag')
export const RANGE_FILTERS = ALL.filter((filter) => filter.kind === 'range')
export const NUMBER_FILTERS = ALL.filter((filter) => 'max' in filter)
export const CHOICE_FILTERS = ALL.filter(
  (filter) => filter.kind === 'choices' || filter.kind === 'choice'
)
export const TEXTS_FILTERS = ALL.filter((filter) => filter.kind === 'texts')

export const FILTER_PARAMETERS: readonly FilterParameter[] = ALL.flatMap(
  (filter): FilterParameter[] =>
    'unit' in filter ? [...filter.names, filter.unit] : [...filter.names]
)

/** Plain names, for messages, of the parameters that don't read as they are. */
export const FILTER_FIELD_NAMES: Record<string, string> = Object.fromEntries(
  ALL.flatMap((filter) =>
    'called' in filter ? filter.names.map((name, at) => [name, filter.called[at]]) : []
  )
)

/** A value for each parameter of some filters. */
export function byParameter<F extends Filter, Value>(
  filters: readonly F[],
  valueOf: (name: F['names'][number], filter: F) => Value
): Record<F['names'][number], Value> {
  const pairs = filters.flatMap((filter) => {
    const names: readonly F['names'][number][] = filter.names
    return names.map((name) => [name, valueOf(name, filter)] as const)
  })
  return Object.fromEntries(pairs) as Record<F['names'][number], Value>
}

type Asked = Record<string, unknown>

/** Those that are asked for and known, in the order of the options. */
export function choicesIn(query: Asked, { kind, names, options }: ChoicesFilter | ChoiceFilter) {
  const [name] = names
  const asked = new Set<unknown>(kind === 'choice' ? [query[name]] : listIn(query, name))
  return Object.keys(options).filter((option) => asked.has(option))
}

/** Several, as `a,b` or as repeated values. */
export function listIn(query: Asked, name: string): string[] {
  const value = query[name]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => (typeof one === 'string' ? one.split(',').filter(Boolean) : []))
}

/** A day that there is, such as `2027-03-01`; null for anything else. */
export function dayIn(query: Asked, name: DayParameter): string | null {
  const value = query[name]
  return typeof value === 'string' && isCalendarDay(value) ? value : null
}

export function isOn(query: Asked, name: FlagParameter): boolean {
  return query[name] === 'true' || query[name] === '1'
}
