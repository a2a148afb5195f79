import { phraseQuery } from '#app/common/database/text_query'
import type { PropertyType, Sector } from '#app/properties/listing_options'
import {
  DISTANCE_KM,
  radiusKm,
  type SearchArea,
  type AreaSql,
  type Circle,
} from '#app/search/search_area'
import { OPEN_HOUSE_SOON_DAYS, type ListingKind, type Sort } from '#app/search/search_options'

export interface SearchFilters {
  area: SearchArea
  text: string
  minUsd: number | null
  maxUsd: number | null
  /** that prices are asked for in */
  currency: string
  bedrooms: number | null
  bathrooms: number | null
  types: PropertyType[]
  sectors: Sector[]
  kind: ListingKind | null
  /** in square meters */
  minArea: number | null
  minYear: number | null
  maxYear: number | null
  features: string[]
  hasVideo: boolean
  hasOpenHouse: boolean
  acceptsCrypto: boolean
}

export interface SearchRequest extends SearchFilters {
  sort: Sort
}

/** Rooms indexed as one tag per number. */
const MAX_TAGGED_ROOMS = 8

/** Everything except area and text. */
export function filterConditions(filters: SearchFilters, hiddenIds: number[]): Conditions {
  const { parts, values }: Conditions = { parts: [], values: {} }
  const ask = (part: string, name: string, value: Conditions['values'][string] | null) => {
    if (value === null || (Array.isArray(value) && !value.length)) return
    parts.push(part)
    values[name] = value
  }
  const tagged = (name: string, tags: string[]) => ask(`l.tags && :${name}::text[]`, name, tags)

  ask('l.tags @> :tags::text[]', 'tags', tagsOf(filters))
  if (filters.types.length > 1)
    tagged(
      'types',
      filters.types.map((type) => `type:${type}`)
    )
  if (filters.sectors.length > 1)
    tagged(
      'sectors',
      filters.sectors.map((one) => `sector:${one}`)
    )
  ask('l.usd >= :minUsd::float8', 'minUsd', filters.minUsd)
  ask('l.usd <= :maxUsd::float8', 'maxUsd', filters.maxUsd)
  ask('l.area >= :minArea::float8', 'minArea', filters.minArea)
  ask('l.year >= :minYear::float8', 'minYear', filters.minYear)
  ask('l.year <= :maxYear::float8', 'maxYear', filters.maxYear)
  if (!isTagged(filters.bedrooms))
    ask('l.bedrooms >= :bedrooms::float8', 'bedrooms', filters.bedrooms)
  if (!isTagged(filters.bathrooms)) {
    ask('l.bathrooms >= :bathrooms::float8', 'bathrooms', filters.bathrooms)
  }
  filters.features.forEach((feature, at) => {
    ask(`l.features @@ :feature${at}::tsquery`, `feature${at}`, phraseQuery(feature))
  })
  if (filters.hasOpenHouse) {
    parts.push(`l.open_times <> '{}'`)
    const soon = 'l.open_times && tstzrange(now(), now() + make_interval(days => :soonDays))'
    ask(soon, 'soonDays', OPEN_HOUSE_SOON_DAYS)
  }
  ask('l.user_id <> all(:hiddenIds::integer[])', 'hiddenIds', hiddenIds)
  return { parts, values }
}

function tagsOf(filters: SearchFilters): string[] {
  const { bedrooms, bathrooms, types, sectors, kind } = filters
  return [
    ...(isTagged(bedrooms) ? [`bedrooms:${bedrooms}`] : []),
    ...(isTagged(bathrooms) ? [`bathrooms:${bathrooms}`] : []),
    ...(types.length === 1 ? [`type:${types[0]}`] : []),
    ...(sectors.length === 1 ? [`sector:${sectors[0]}`] : []),
    ...(kind ? [`kind:${kind}`] : []),
    ...(filters.hasVideo ? ['has_video'] : []),
    ...(filters.acceptsCrypto ? ['accepts_crypto'] : []),
  ]
}

function isTagged(rooms: number | null): boolean {
  return rooms !== null && Number.isInteger(rooms) && rooms > 0 && rooms <= MAX_TAGGED_ROOMS
}

type Value = string | number | string[] | number[]

/** Conditions on table `listed_properties`, aliased `l`, and their bindings. */
export interface Conditions {
  parts: string[]
  values: Record<string, Value>
}

export interface AskedText {
  /** a `tsquery` */
  query: string | null
  area: AreaSql | null
  /** the area holds very many listings */
  isWide: boolean
}

/** Filters, text and area. */
export function conditionsOf(filters: Conditions, { query, area, isWide }: AskedText): Conditions {
  const parts = [...filters.parts]
  const values = { ...filters.values }
  if (query) {
    parts.push('l.words @@ :query::tsquery')
    values.query = query
  }
  if (area) {
    parts.push(areaCondition(area, isWide))
    if (area.circle) Object.assign(values, circleValues(area.circle))
    if (area.circle) values.radiusKm = radiusKm(area.circle)
  }
  return { parts: parts.length ? parts : ['true'], values }
}

/**
 * The planner takes every area for a small one and gathers it first; `case` keeps it from that
 * where the area holds very many.
 */
function areaCondition({ shapes, circle }: AreaSql, isWide: boolean): string {
  const inside = `(${shapes.join(' or ')})${circle ? ` and ${DISTANCE_KM} <= :radiusKm::float8` : ''}`
  return isWide ? `case when ${inside} then true else false end` : inside
}

export function circleValues({ latitude, longitude }: Circle) {
  return { latitude, longitude }
}
