import { DEFAULT_VIEW } from '#app/places/map/ui/map_defaults'

/** Everything within a distance of a point. */
export interface MapCircle {
  id: string | number
  label: string
  latitude: number
  longitude: number
  radiusKm: number
}

const CORNERS = 72
const KM_PER_DEGREE = 111.32
const EARTH_RADIUS_KM = 6371
/** Maximum share of the map's shorter side that the circles take up. */
const SHARE = 0.7
/** The world at zoom 0, in px, and a lower bound for the map's shorter side. */
const WORLD_PX = 512
const MAP_PX = 300
const MAX_ZOOM = 12

/** The outline of a circle as longitudes and latitudes, closed. */
export function outlineOf({ latitude, longitude, radiusKm }: MapCircle): [number, number][] {
  const height = radiusKm / KM_PER_DEGREE
  const width = height / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [longitude + width * Math.cos(angle), latitude + height * Math.sin(angle)]
  })
}

/** The point on a circle's edge that lies due east of its center. */
export function eastOf({ latitude, longitude, radiusKm }: MapCircle) {
  const perDegree = KM_PER_DEGREE * Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  return { latitude, longitude: longitude + radiusKm / perDegree }
}

interface Point {
  latitude: number
  longitude: number
}

/** Between two points on the globe. */
export function distanceKm(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(height + cosines * width)))
}

/** A view that shows all circles; the world if there are none. */
export function zoomAround(circles: readonly MapCircle[]) {
  if (!circles.length) return DEFAULT_VIEW
  const points = circles.flatMap(outlineOf)
  const [west, east] = rangeOf(points.map(([longitude]) => longitude))
  const [south, north] = rangeOf(
    points.map(([, latitude]) => Math.max(-85, Math.min(85, latitude)))
  )
  const [bottom, top] = [mercator(south), mercator(north)]
  const span = Math.max((east - west) / 360, top - bottom)
  const zoom = Math.log2((MAP_PX * SHARE) / (WORLD_PX * span))
  return {
    latitude: unmercator((bottom + top) / 2),
    longitude: (west + east) / 2,
    zoom: Math.max(0, Math.min(MAX_ZOOM, zoom)),
  }
}

function rangeOf(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** @returns -0.5 to 0.5 */
function mercator(latitude: number): number {
  return Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)
}

function unmercator(y: number): number {
  return (Math.atan(Math.sinh(y * 2 * Math.PI)) * 180) / Math.PI
}
