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
