import { wrapLongitude, type GeoPoint } from '#app/common/geo/geo_point'
import { counterclockwise, simplifyArea } from '#app/places/map/area_outline'
import { outlineOf, type MapCircle } from '#app/places/map/ui/map_circle'
import {
  DEFAULT_RADIUS,
  DEFAULT_UNIT,
  KM_PER_UNIT,
  MAX_RADIUS,
  type DistanceUnit,
} from '#app/search/search_options'
import type { SearchQuery } from '#app/search/search_query'

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

export function unitOf({ unit }: SearchQuery): DistanceUnit {
  return unit === 'km' ? 'km' : DEFAULT_UNIT
}

/** @param edgeKm how far the place itself reaches, 0 for a point */
export function circleOf(query: SearchQuery, edgeKm: number): MapCircle | null {
  if (query.polygon || !query.latitude || !query.longitude) return null
  return {
    id: 'place',
    label: query.place ?? 'The place you chose',
    latitude: Number(query.latitude),
    longitude: Number(query.longitude),
    radiusKm: edgeKm + Number(query.radius ?? DEFAULT_RADIUS) * KM_PER_UNIT[unitOf(query)],
  }
}

/** @param outline of the region of the query */
export function cornersOfArea(
  { polygon }: SearchQuery,
  outline: readonly GeoPoint[] = []
): readonly GeoPoint[] {
  if (!polygon) return outline
  // an address may end in a semicolon
  const pairs = polygon.split(';').filter(Boolean)
  return pairs.map((pair) => {
    const [longitude, latitude] = pair.split(',').map(Number)
    return { latitude, longitude }
  })
}

/** The bounds the map should show; null is the world. */
export function boundsOf(
  query: SearchQuery,
  edgeKm: number,
  outline: readonly GeoPoint[] = []
): Bounds | null {
  const circle = circleOf(query, edgeKm)
  const corners = cornersOfArea(query, outline)
  if (circle) return around(outlineOf(circle))
  if (corners.length) {
    return around(corners.map(({ latitude, longitude }) => [longitude, latitude]))
  }
  if (!query.viewport) return null
  const [west, south, east, north] = query.viewport.split(',').map(Number)
  return { west, south, east: east < west ? east + 360 : east, north }
}

export function viewportOf({ west, south, east, north }: Bounds): string {
  const isWorld = east - west >= 360
  const [left, right] = isWorld ? [-180, 180] : [wrapLongitude(west), wrapLongitude(east)]
  const sides = [left, Math.max(south, -85), right, Math.min(north, 85)]
  return sides.map((side) => Number(side.toFixed(4))).join(',')
}

/** Around all of some points; null for none, or for the better part of the world. */
export function boundsAround(points: readonly GeoPoint[]): Bounds | null {
  if (!points.length) return null
  const bounds = around(points.map(({ latitude, longitude }) => [longitude, latitude]))
  return bounds.east - bounds.west > 180 ? null : bounds
}

/** Half the side of what a group on the closest map covers, in degrees. */
const GROUP_REACH = 0.003

export function partAround({ latitude, longitude }: GeoPoint): string {
  return viewportOf({
    west: longitude - GROUP_REACH,
    east: longitude + GROUP_REACH,
    south: latitude - GROUP_REACH,
    north: latitude + GROUP_REACH,
  })
}

const MIN_DRAWN_RADIUS = 0.05

/** A circle that was drawn, as a point with a radius. */
export function circleQuery(
  { latitude, longitude, radiusKm }: GeoPoint & { radiusKm: number },
  unit: DistanceUnit
): SearchQuery {
  const radius = Math.min(MAX_RADIUS, Math.max(MIN_DRAWN_RADIUS, radiusKm / KM_PER_UNIT[unit]))
  return {
    latitude: latitude.toFixed(5),
    longitude: wrapLongitude(longitude).toFixed(5),
    radius: String(Number(radius.toPrecision(3))),
    unit: unit === DEFAULT_UNIT ? undefined : unit,
  }
}

/** Counterclockwise, which tells the server which side of a wide area is inside. */
export function polygonOf(corners: readonly GeoPoint[]): string {
  return counterclockwise(simplifyArea(corners))
    .map(
      ({ latitude, longitude }) => `${wrapLongitude(longitude).toFixed(5)},${latitude.toFixed(5)}`
    )
    .join(';')
}

function around(points: [longitude: number, latitude: number][]): Bounds {
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.max(-85, Math.min(...latitudes)),
    north: Math.min(85, Math.max(...latitudes)),
  }
}
