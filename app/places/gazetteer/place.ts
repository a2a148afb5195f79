export interface Place {
  name: string
  /** the place itself, or the town of a neighborhood */
  city: string
  /** first-level region in English; may be empty */
  state: string
  country: string
  /** ISO 3166-1 alpha-2 */
  countryCode: string
  latitude: number
  longitude: number
  /** 0 if unknown */
  population: number
}
