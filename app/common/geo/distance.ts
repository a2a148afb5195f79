import { radiansOf, type GeoPoint } from '#app/common/geo/geo_point'

/** The mean radius R₁ of the International Union of Geodesy and Geophysics, as PostGIS uses it. */
export const EARTH_RADIUS_KM = 6371.0088

/** Along a meridian, and along the equator. */
export const KM_PER_DEGREE = radiansOf(EARTH_RADIUS_KM)

/** Of the great circle between two points on a sphere: up to 0.6 % off the ellipsoid. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const dy = Math.sin(radiansOf(to.latitude - from.latitude) / 2)
  const dx = Math.sin(radiansOf(to.longitude - from.longitude) / 2)
  const across = Math.cos(radiansOf(from.latitude)) * Math.cos(radiansOf(to.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(dy * dy + across * dx * dx)))
}

/** The same as SQL; each parameter is SQL for degrees. */
export function distanceKmSql(
  from: { latitude: string; longitude: string },
  to: { latitude: string; longitude: string }
): string {
  return `(2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
    power(sin(radians(${to.latitude} - ${from.latitude}) / 2), 2)
    + cos(radians(${from.latitude})) * cos(radians(${to.latitude}))
      * power(sin(radians(${to.longitude} - ${from.longitude}) / 2), 2)))))`
}

/** How much shorter a degree of longitude is here than at the equator: 1 there, 0 at the poles. */
export function longitudeShrink(latitude: number): number {
  return Math.cos(radiansOf(latitude))
}
