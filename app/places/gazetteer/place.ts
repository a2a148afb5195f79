/** A populated place of the gazetteer. */
export interface Place {
  name: string
  /** the town: itself, or the one that a quarter belongs to */
  city: string
  /** first-level region in English; empty where GeoNames has none */
  state: string
  /** in English */
  country: string
  /** ISO 3166-1 alpha-2, upper case */
  countryCode: string
  /** degrees, WGS 84 */
  latitude: number
  longitude: number
  /** inhabitants; 0 where nobody counted */
  population: number
}
