import type { GeoPoint } from '#app/common/geo/geo_point'
import { mercatorLatitude, mercatorRow } from '#app/common/geo/mercator'
import { DEFAULT_VIEW } from '#app/places/map/ui/map_defaults'
import type { Market } from '#app/society/ui/use_society'

/** From this zoom on, each market has its own pin. */
const SEPARATE_ZOOM = 11
/** The minimum distance between two pins, in pixels. */
const PIN = { width: 46, height: 34 }

type Placed = Pick<Market, 'latitude' | 'longitude' | 'members_count'>

/** Groups markets by the pin they share at a zoom, the one with the most members first. */
export function groupMarkets<M extends Placed>(markets: readonly M[], zoom: number): M[][] {
  const groups: M[][] = []
  const largestFirst = [...markets].sort((one, other) => other.members_count - one.members_count)
  for (const market of largestFirst) {
    const near = zoom < SEPARATE_ZOOM && groups.find(([first]) => overlap(first, market, zoom))
    if (near) near.push(market)
    else groups.push([market])
  }
  return groups
}

function overlap(one: Placed, other: Placed, zoom: number): boolean {
  const [a, b] = [pixelOf(one, zoom), pixelOf(other, zoom)]
  return Math.abs(a.x - b.x) < PIN.width && Math.abs(a.y - b.y) < PIN.height
}

/** Of the map at zoom 0, in pixels. */
const WORLD_SIZE = 512
/** The map's smallest size, minus room for pins at its edges. */
const SHOWN = { width: 240, height: 200 }
const MAX_ZOOM = 8

/** The closest view of the map that shows all points. */
export function viewOf(points: readonly GeoPoint[]): GeoPoint & { zoom: number } {
  if (!points.length) return DEFAULT_VIEW
  const xs = points.map(({ longitude }) => longitude)
  const ys = points.map(({ latitude }) => mercatorRow(latitude))
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const fit = Math.min(
    SHOWN.width / ((WORLD_SIZE * (east - west)) / 360),
    SHOWN.height / (WORLD_SIZE * (south - north))
  )
  return {
    latitude: mercatorLatitude((south + north) / 2),
    longitude: (west + east) / 2,
    zoom: Math.max(0, Math.min(MAX_ZOOM, Math.log2(fit))),
  }
}

/** A point's position on the world map at a zoom, from its center. */
function pixelOf({ latitude, longitude }: GeoPoint, zoom: number): { x: number; y: number } {
  const size = WORLD_SIZE * 2 ** zoom
  return { x: (size * longitude) / 360, y: size * (mercatorRow(latitude) - 0.5) }
}
