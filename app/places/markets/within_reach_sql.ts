import { distanceKmSql, KM_PER_DEGREE } from '#app/common/geo/distance'

/**
 * SQL: whether a point lies within a circle. The first two conditions, a box around the circle, use
 * an index. Bindings: `latitude`, `longitude`, `radiusKm`.
 * @param table with columns `latitude` and `longitude`
 */
export function withinReachSql(table: string): string {
  const latitude = `${table}.latitude`
  const longitude = `${table}.longitude`
  const center = { latitude: ':latitude::float8', longitude: ':longitude::float8' }
  const span = `:radiusKm::float8 / ${KM_PER_DEGREE}`
  return `${latitude} between :latitude::float8 - ${span} and :latitude::float8 + ${span}
    and abs(${longitude} - :longitude::float8)
      <= ${span} / greatest(cos(radians(:latitude::float8)), 0.01)
    and ${distanceKmSql(center, { latitude, longitude })} <= :radiusKm::float8`
}
