import { radiansOf } from '#app/common/geo/geo_point'

/** Where the square map of Web Mercator ends, to the north and to the south. */
export const MAX_MERCATOR_LATITUDE = 85.05

/** How far down the square map a latitude is: 0 at its top, 0.5 at the equator, 1 at its bottom. */
export function mercatorRow(latitude: number): number {
  return 0.5 - Math.asinh(Math.tan(radiansOf(latitude))) / (2 * Math.PI)
}

/** The latitude of a row; the opposite of `mercatorRow`. */
export function mercatorLatitude(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI
}
