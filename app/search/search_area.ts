import { distanceKmSql, KM_PER_DEGREE, longitudeShrink } from '#app/common/geo/distance'
import { wrapLongitude, type GeoBox, type GeoPoint } from '#app/common/geo/geo_point'
import { extentKm, type Place } from '#app/places/gazetteer/place'
import type { PlaceRegion } from '#app/places/regions/region'
import { signedArea } from '#app/places/map/area_outline'
import { KM_PER_UNIT, type DistanceUnit } from '#app/search/search_options'

export interface Circle extends GeoPoint {
  radius: number
  unit: DistanceUnit
}

/** Where to search; null is everywhere. */
export type SearchArea =
  { circle: Circle } | { polygon: readonly GeoPoint[] } | { box: GeoBox } | null

/** An area as an SQL condition, and the boxes around it, which never cross the date line. */
export interface AreaSql {
  boxes: GeoBox[]
  /** on column `l.place` */
  shapes: string[]
  circle: Circle | null
}

export function areaSql(area: SearchArea): AreaSql | null {
  if (!area) return null
  if ('circle' in area) {
    const boxes = splitBox(boxAround(area.circle))
    return { boxes, shapes: boxes.map(boxSql), circle: area.circle }
  }
  if ('box' in area) {
    const boxes = splitBox(area.box)
    return { boxes, shapes: boxes.map(boxSql), circle: null }
  }
  const outline = outlineOf(area.polygon)
  return {
    boxes: splitBox(boxOf(outline)),
    shapes: shiftsOf(outline).map((by) => polygonSql(outline, by)),
    circle: null,
  }
}

/** SQL for the distance in km to a point given as SQL. */
export function distanceFromSql(latitude: string, longitude: string): string {
  return distanceKmSql({ latitude, longitude }, { latitude: 'l.place[1]', longitude: 'l.place[0]' })
}

/** To a circle's center. Bindings: `latitude`, `longitude`. */
export const DISTANCE_KM = distanceFromSql(':latitude::float8', ':longitude::float8')

/** The radius counts from the edge of a place; the outline of a region has its margin. */
export function areaOfPlace(
  place: Place | PlaceRegion,
  radius: number,
  unit: DistanceUnit
): NonNullable<SearchArea> {
  if ('outline' in place) return { polygon: place.outline }
  const { latitude, longitude } = place
  const reach = radius + extentKm(place) / KM_PER_UNIT[unit]
  return { circle: { latitude, longitude, radius: reach, unit } }
}

export function radiusKm({ radius, unit }: Circle): number {
  return radius * KM_PER_UNIT[unit]
}

function boxAround(circle: Circle): GeoBox {
  const { latitude, longitude } = circle
  const span = radiusKm(circle) / KM_PER_DEGREE
  const south = Math.max(-90, latitude - span)
  const north = Math.min(90, latitude + span)
  const widest = longitudeShrink(Math.max(Math.abs(south), Math.abs(north)))
  const wide = widest > 0.001 ? span / widest : 180
  if (wide >= 180) return { west: -180, east: 180, south, north }
  return {
    south,
    north,
    west: wrapLongitude(longitude - wide),
    east: wrapLongitude(longitude + wide),
  }
}

function splitBox(box: GeoBox): GeoBox[] {
  if (box.west <= box.east) return [box]
  return [
    { ...box, east: 180 },
    { ...box, west: -180 },
  ]
}

function boxSql({ west, south, east, north }: GeoBox): string {
  return `l.place <@ box(point(${west}, ${south}), point(${east}, ${north}))`
}

/** Whole turns that bring a part of an outline between -180° and 180°. */
function shiftsOf(outline: readonly GeoPoint[]): number[] {
  const longitudes = outline.map(({ longitude }) => longitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return [-720, -360, 0, 360, 720].filter((by) => west + by <= 180 && east + by >= -180)
}

function polygonSql(outline: readonly GeoPoint[], by: number): string {
  const points = outline.map(({ latitude, longitude }) => `(${longitude + by},${latitude})`)
  return `l.place <@ '(${points.join(',')})'::polygon`
}

/** An outline as a value of PostgreSQL's polygon; it may reach across the date line. */
export function polygonText(polygon: readonly GeoPoint[]): string {
  return `(${outlineOf(polygon)
    .map(({ latitude, longitude }) => `(${longitude},${latitude})`)
    .join(',')})`
}

function boxOf(outline: readonly GeoPoint[]): GeoBox {
  const latitudes = outline.map(({ latitude }) => latitude)
  const longitudes = outline.map(({ longitude }) => longitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const around = { south: Math.min(...latitudes), north: Math.max(...latitudes) }
  if (east - west >= 360) return { ...around, west: -180, east: 180 }
  return { ...around, west: wrapLongitude(west), east: wrapLongitude(east) }
}

/** An outline around the world encloses a pole if it is this far from the equator, */
const MIN_POLAR_LATITUDE = 45
/** or if its latitudes differ by no more than this. */
const MAX_RING_DEGREES = 10

/**
 * A polygon as a plane outline, which may reach across the date line. Its edges take the short way,
 * unless that turns it inside out (RFC 7946, 3.1.6) or leaves nothing inside: then it is read as it
 * stands. Around a pole, it is closed there.
 */
function outlineOf(polygon: readonly GeoPoint[]): readonly GeoPoint[] {
  const near = unwrap(polygon)
  const isWide = near.some(({ longitude }, at) => longitude !== polygon[at].longitude)
  const turns = Math.round((near[near.length - 1].longitude - near[0].longitude) / 360)
  if (turns) {
    const pole = poleOf(polygon, turns)
    return pole === null ? polygon : closedAtPole(near, turns, pole)
  }
  const isTurned = signedArea(near) < 0 && signedArea(polygon) > 0
  return isWide && (isTurned || isFlat(near)) ? polygon : near
}

function isFlat(outline: readonly GeoPoint[]): boolean {
  return Math.abs(signedArea(outline)) < 1e-9
}

/** Each corner on the near side of the date line from the one before. */
function unwrap(polygon: readonly GeoPoint[]): GeoPoint[] {
  let previous = polygon[0].longitude
  return polygon.map(({ latitude, longitude }) => {
    const turns = Math.round((previous - longitude) / 360)
    previous = longitude + turns * 360
    return { latitude, longitude: previous }
  })
}

/** The pole that an outline around the world encloses; null for none. */
function poleOf(polygon: readonly GeoPoint[], turns: number): number | null {
  const latitudes = polygon.map(({ latitude }) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  if (south >= MIN_POLAR_LATITUDE) return 90
  if (north <= -MIN_POLAR_LATITUDE) return -90
  if (north - south > MAX_RING_DEGREES) return null
  return (south + north || turns) > 0 ? 90 : -90
}

function closedAtPole(outline: readonly GeoPoint[], turns: number, pole: number): GeoPoint[] {
  const [first] = outline
  const end = first.longitude + turns * 360
  return [
    ...outline,
    { latitude: first.latitude, longitude: end },
    { latitude: pole, longitude: end },
    { latitude: pole, longitude: first.longitude },
  ]
}
