import {
  DISTANCE_KM,
  radiusKm,
  type SearchArea,
  type AreaSql,
  type Circle,
} from '#app/search/search_area'
import { FILTER_NAMES, type FilterName } from '#app/search/search_filters'
import {
  FILTERS_SQL,
  type AskedFilters,
  type Condition,
  type SqlValue,
} from '#app/search/search_filters_sql'
import type { Sort } from '#app/search/search_options'

export interface SearchFilters {
  area: SearchArea
  text: string
  /** that prices are asked for in */
  currency: string
  asked: AskedFilters
}

export interface SearchRequest extends SearchFilters {
  sort: Sort
}

/**
 * Everything except area and text.
 * @param hiddenIds owners whose listings are left out
 * @param ignored filters that are left out
 */
export function filterConditions(
  { asked }: SearchFilters,
  hiddenIds: number[],
  ignored: readonly FilterName[] = []
): Conditions {
  const names = FILTER_NAMES.filter((name) => !ignored.includes(name))
  const conditions = names.flatMap((name) => FILTERS_SQL[name](asked))
  const tags = conditions.flatMap(({ tag }) => tag ?? [])
  const all: Condition[] = [
    ...(tags.length ? [{ sql: 'l.tags @> :tags::text[]', values: { tags } }] : []),
    ...conditions,
    ...(hiddenIds.length
      ? [{ sql: 'l.user_id <> all(:hiddenIds::integer[])', values: { hiddenIds } }]
      : []),
  ]
  return {
    parts: all.flatMap(({ sql }) => sql ?? []),
    values: Object.fromEntries(all.flatMap(({ values }) => Object.entries(values ?? {}))),
  }
}

/** Conditions on table `listed_properties`, aliased `l`, and their bindings. */
export interface Conditions {
  parts: string[]
  values: Record<string, SqlValue>
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
