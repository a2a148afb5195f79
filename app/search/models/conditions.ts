import { DISTANCE_KM, radiusKm, type AreaSql, type Circle } from '#app/search/models/search_area'

type Value = string | number | string[] | number[]

/** Conditions on table `listed_properties`, aliased `l`, and their bindings. */
export interface Conditions {
  parts: string[]
  values: Record<string, Value>
}

export interface Asked {
  /** a `tsquery` */
  query: string | null
  area: AreaSql | null
  /** the area holds very many listings */
  isWide: boolean
}

/** Filters, text and area. */
export function conditionsOf(filters: Conditions, { query, area, isWide }: Asked): Conditions {
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
