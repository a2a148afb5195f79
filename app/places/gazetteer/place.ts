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

interface Point {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371.0088

/** Great-circle distance. */
export function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dy = Math.sin(radians(to.latitude - from.latitude) / 2)
  const dx = Math.sin(radians(to.longitude - from.longitude) / 2)
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(dy * dy + across * dx * dx)))
}
