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

const PEOPLE_PER_SQUARE_KM = 4_000

/**
 * How far a place reaches from its center, in km. Areas of places are not in the gazetteer: this is
 * a disk that holds the population as densely as a city does. 0 if the population is unknown.
 */
export function extentKm({ population }: Place): number {
  return Math.sqrt(population / PEOPLE_PER_SQUARE_KM / Math.PI)
}
