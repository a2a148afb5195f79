import { extentKm, type Place } from '#app/places/gazetteer/place'
import { signedArea } from '#app/places/map/area_outline'
import { KM_PER_UNIT, type DistanceUnit } from '#app/search/search_options'

export interface Point {
  latitude: number
  longitude: number
}

/** `west` is greater than `east` where it crosses the date line. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

export interface Circle extends Point {
  radius: number
  unit: DistanceUnit
}

/** Where to search; null is everywhere. */
export type SearchArea = { circle: Circle } | { polygon: Point[] } | { box: Box } | null

/** An area as an SQL condition, and the boxes around it, which never cross the date line. */
export interface AreaSql {
  boxes: Box[]
  /** on column `l.place` */
  shapes: string[]
  circle: Circle | null
}

const KM_PER_DEGREE = 111.19

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
export function distanceKmSql(latitude: string, longitude: string): string {
  return `(2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(l.place[1] - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(l.place[1]))
      * power(sin(radians(l.place[0] - ${longitude}) / 2), 2)))))`
}

/** To a circle's center. Bindings: `latitude`, `longitude`. */
export const DISTANCE_KM = distanceKmSql(':latitude::float8', ':longitude::float8')

/** The radius counts from the edge of the place. */
export function circleAround(place: Place, radius: number, unit: DistanceUnit): Circle {
  const { latitude, longitude } = place
  return { latitude, longitude, radius: radius + extentKm(place) / KM_PER_UNIT[unit], unit }
}

export function radiusKm({ radius, unit }: Circle): number {
  return radius * KM_PER_UNIT[unit]
}

function boxAround(circle: Circle): Box {
  const { latitude, longitude } = circle
  const span = radiusKm(circle) / KM_PER_DEGREE
  const south = Math.max(-90, latitude - span)
  const north = Math.min(90, latitude + span)
  const widest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const wide = widest > 0.001 ? span / widest : 180
  if (wide >= 180) return { west: -180, east: 180, south, north }
  return { south, north, west: wrap(longitude - wide), east: wrap(longitude + wide) }
}

function splitBox(box: Box): Box[] {
  if (box.west <= box.east) return [box]
  return [
    { ...box, east: 180 },
    { ...box, west: -180 },
  ]
}

function boxSql({ west, south, east, north }: Box): string {
  return `l.place <@ box(point(${west}, ${south}), point(${east}, ${north}))`
}

/** Whole turns that bring a part of an outline between -180° and 180°. */
function shiftsOf(outline: Point[]): number[] {
  const longitudes = outline.map(({ longitude }) => longitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return [-720, -360, 0, 360, 720].filter((by) => west + by <= 180 && east + by >= -180)
}

function polygonSql(outline: Point[], by: number): string {
  const points = outline.map(({ latitude, longitude }) => `(${longitude + by},${latitude})`)
  return `l.place <@ '(${points.join(',')})'::polygon`
}

/** An outline as a value of PostgreSQL's polygon; it may reach across the date line. */
export function polygonText(polygon: Point[]): string {
  return `(${outlineOf(polygon)
    .map(({ latitude, longitude }) => `(${longitude},${latitude})`)
    .join(',')})`
}

function boxOf(outline: Point[]): Box {
  const latitudes = outline.map(({ latitude }) => latitude)
  const longitudes = outline.map(({ longitude }) => longitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const around = { south: Math.min(...latitudes), north: Math.max(...latitudes) }
  if (east - west >= 360) return { ...around, west: -180, east: 180 }
  return { ...around, west: wrap(west), east: wrap(east) }
}

function wrap(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

/** An outline that closes around the world lies around a pole only this far from the equator. */
const MIN_POLAR_LATITUDE = 45

/**
 * A polygon as a plane outline, which may reach across the date line. Its edges take the short way.
 * Where that isn't what was drawn, namely with edges longer than 180°, the outline is read as it
 * stands: counterclockwise, as GeoJSON has it (RFC 7946, 3.1.6). Around a pole, it is closed there.
 */
function outlineOf(polygon: Point[]): Point[] {
  const near = unwrap(polygon)
  const isWide = near.some(({ longitude }, at) => longitude !== polygon[at].longitude)
  const turns = Math.round((near[near.length - 1].longitude - near[0].longitude) / 360)
  if (turns) return poleOf(polygon) === null ? polygon : closedAtPole(near, turns, poleOf(polygon)!)
  return isWide && signedArea(near) < 0 && signedArea(polygon) > 0 ? polygon : near
}

/** Each corner on the near side of the date line from the one before. */
function unwrap(polygon: Point[]): Point[] {
  let previous = polygon[0].longitude
  return polygon.map(({ latitude, longitude }) => {
    const turns = Math.round((previous - longitude) / 360)
    previous = longitude + turns * 360
    return { latitude, longitude: previous }
  })
}

/** The pole that all corners are near to; null for none. */
function poleOf(polygon: Point[]): number | null {
  if (polygon.every(({ latitude }) => latitude >= MIN_POLAR_LATITUDE)) return 90
  return polygon.every(({ latitude }) => latitude <= -MIN_POLAR_LATITUDE) ? -90 : null
}

function closedAtPole(outline: Point[], turns: number, pole: number): Point[] {
  const [first] = outline
  const end = first.longitude + turns * 360
  return [
    ...outline,
    { latitude: first.latitude, longitude: end },
    { latitude: pole, longitude: end },
    { latitude: pole, longitude: first.longitude },
  ]
}
