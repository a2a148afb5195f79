import vine from '@vinejs/vine'
import { MAX_DRAWN_CORNERS, MIN_CORNERS, simplifyArea } from '#app/places/map/area_outline'
import type { GeoBox, GeoPoint } from '#app/common/geo/geo_point'
import { MAX_POLYGON_CHARACTERS, MAX_RADIUS, MAX_ZOOM } from '#app/search/search_options'
import { byParameter, NUMBER_FILTERS } from '#app/search/search_filters'

/** `lng,lat;lng,lat;…` */
const polygonField = () => textField().use(isPolygon()).transform(polygonOf)

/** `west,south,east,north` */
const boxField = () =>
  textField()
    .use(isBox())
    .transform((value) => boxOf(value)!)

const textField = () =>
  vine
    .string()
    .parse((value) => (value === '' || value === undefined ? undefined : value))
    .maxLength(MAX_POLYGON_CHARACTERS)

const isPolygon = vine.createRule((value, _, field) => {
  const fault = typeof value === 'string' ? polygonFault(value) : null
  if (fault) field.report(fault, 'polygon', field)
})

const isBox = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !boxOf(value)) {
    field.report('Give the part of the map as west, south, east and north.', 'box', field)
  }
})

const cornersOf = (value: string) =>
  value
    .split(';')
    .filter((pair) => pair.trim())
    .map(numbersOf)

function polygonFault(value: string): string | null {
  const corners = cornersOf(value)
  if (corners.some((numbers) => numbers?.length !== 2)) {
    return 'Give each corner as longitude,latitude, with a semicolon between two.'
  }
  if (corners.some((numbers) => !pointOf(numbers!))) {
    return 'A longitude is between -180 and 180, a latitude between -90 and 90.'
  }
  if (corners.length < MIN_CORNERS) return 'Draw an area with three corners or more.'
  if (corners.length <= MAX_DRAWN_CORNERS) return null
  return `An area has at most ${MAX_DRAWN_CORNERS} corners.`
}

function polygonOf(value: string): GeoPoint[] {
  return simplifyArea(cornersOf(value).map((numbers) => pointOf(numbers!)!))
}

function pointOf([longitude, latitude]: number[]): GeoPoint | null {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { latitude, longitude } : null
}

function boxOf(value: string): GeoBox | null {
  const numbers = numbersOf(value)
  if (numbers?.length !== 4) return null
  const [west, south, east, north] = numbers
  const fits = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90
  return fits && south <= north ? { west, south, east, north } : null
}

const NUMBER = /^[-+]?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/

function numbersOf(list: string): number[] | null {
  const parts = list.split(',')
  return parts.every((part) => NUMBER.test(part.trim())) ? parts.map(Number) : null
}

/** Number() also accepts `true`, spaces and arrays. */
const numeral = (value: unknown) => {
  if (value === '' || value === undefined || value === null) return undefined
  return typeof value === 'string' || typeof value === 'number' ? value : Number.NaN
}
const number = () => vine.number().parse(numeral)
/** @param max at least is 0 */
const amount = (max: number) => number().min(0).max(max).optional()
const whole = (max: number) => number().withoutDecimals().range([0, max]).optional()

const FIELDS = {
  ...byParameter(NUMBER_FILTERS, (_, filter) =>
    'isWhole' in filter ? whole(filter.max) : amount(filter.max)
  ),
  latitude: number().range([-90, 90]).optional().requiredIfExists('longitude'),
  longitude: number().range([-180, 180]).optional().requiredIfExists('latitude'),
  radius: number().positive().max(MAX_RADIUS).optional(),
  polygon: polygonField().optional(),
}

export const searchValidator = vine.create({ ...FIELDS, viewport: boxField().optional() })

export const clustersValidator = vine.create({
  ...FIELDS,
  viewport: boxField(),
  zoom: number().range([0, MAX_ZOOM]),
})
