const EARTH_RADIUS_KM = 6371
const KM_PER_DEGREE = 111.32

/**
 * SQL: whether a point lies within a circle. The first two conditions, a box around the circle, use
 * an index. Bindings: `latitude`, `longitude`, `radiusKm`.
 * @param table with columns `latitude` and `longitude`
 */
export function withinReachSql(table: string): string {
  const latitude = `${table}.latitude`
  const longitude = `${table}.longitude`
  const span = `:radiusKm::float8 / ${KM_PER_DEGREE}`
  return `${latitude} between :latitude::float8 - ${span} and :latitude::float8 + ${span}
    and abs(${longitude} - :longitude::float8)
      <= ${span} / greatest(cos(radians(:latitude::float8)), 0.01)
    and 2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
      power(sin(radians(${latitude} - :latitude::float8) / 2), 2)
      + cos(radians(:latitude::float8)) * cos(radians(${latitude}))
        * power(sin(radians(${longitude} - :longitude::float8) / 2), 2)))) <= :radiusKm::float8`
}
