import { KM_PER_DEGREE, longitudeShrink } from '#app/common/geo/distance'
import { mercatorLatitude, mercatorRow } from '#app/common/geo/mercator'
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
/** Maximum share of the map's shorter side that the circles take up. */
const SHARE = 0.7
/** The world at zoom 0, in px, and a lower bound for the map's shorter side. */
const WORLD_PX = 512
const MAP_PX = 300
const MAX_ZOOM = 12

/** The outline of a circle as longitudes and latitudes, closed. */
export function outlineOf({ latitude, longitude, radiusKm }: MapCircle): [number, number][] {
  const height = radiusKm / KM_PER_DEGREE
  const width = height / Math.max(longitudeShrink(latitude), 0.01)
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [longitude + width * Math.cos(angle), latitude + height * Math.sin(angle)]
  })
}

/** The point on a circle's edge that lies due east of its center. */
export function eastOf({ latitude, longitude, radiusKm }: MapCircle) {
  const perDegree = KM_PER_DEGREE * Math.max(longitudeShrink(latitude), 0.01)
  return { latitude, longitude: longitude + radiusKm / perDegree }
}

/** A view that shows all circles; the world if there are none. */
export function zoomAround(circles: readonly MapCircle[]) {
  if (!circles.length) return DEFAULT_VIEW
  const points = circles.flatMap(outlineOf)
  const [west, east] = rangeOf(points.map(([longitude]) => longitude))
  const [south, north] = rangeOf(
    points.map(([, latitude]) => Math.max(-85, Math.min(85, latitude)))
  )
  const [bottom, top] = [mercatorRow(south), mercatorRow(north)]
  const span = Math.max((east - west) / 360, bottom - top)
  const zoom = Math.log2((MAP_PX * SHARE) / (WORLD_PX * span))
  return {
    latitude: mercatorLatitude((bottom + top) / 2),
    longitude: (west + east) / 2,
    zoom: Math.max(0, Math.min(MAX_ZOOM, zoom)),
  }
}

function rangeOf(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
