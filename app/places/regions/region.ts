import type { GeoPoint } from '#app/common/geo/geo_point'

/** A country, a first-level region such as Tuscany, or an area known by a name, such as Lake Como. */
export interface PlaceRegion {
  /** told apart from a city or a region of that name: `New York (region)` */
  name: string
  country: string
  /** ISO 3166-1 alpha-2 */
  countryCode: string
  isCountry: boolean
  /** known by a name, without an office */
  isArea: boolean
  /** of its towns */
  population: number
  /** the middle of the outline */
  latitude: number
  longitude: number
  /** counterclockwise, a few kilometers around its towns; may reach across the date line */
  outline: readonly GeoPoint[]
}

/** Names a region in an address: `Tuscany, Italy`. */
export function regionId({ name, country, isCountry }: PlaceRegion): string {
  return isCountry ? name : `${name}, ${country}`
}
