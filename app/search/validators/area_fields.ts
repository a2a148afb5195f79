import vine from '@vinejs/vine'
import { MAX_DRAWN_CORNERS, MIN_CORNERS } from '#app/places/contract/areas'
import { simplifyArea } from '#app/places/contract/simplify_area'
import { MAX_POLYGON_CHARACTERS } from '#app/search/contract/search_options'
import type { Box, Point } from '#app/search/models/search_area'

/** `lng,lat;lng,lat;…` */
export const polygonField = () =>
  text()
    .use(isPolygon())
    .transform((value) => polygonOf(value)!)

/** `west,south,east,north` */
export const boxField = () =>
  text()
    .use(isBox())
    .transform((value) => boxOf(value)!)

const text = () =>
  vine
    .string()
    .parse((value) => (value === '' || value === undefined ? undefined : value))
    .maxLength(MAX_POLYGON_CHARACTERS)

const isPolygon = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !polygonOf(value)) {
    field.report('Draw an area with three corners or more.', 'polygon', field)
  }
})

const isBox = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !boxOf(value)) {
    field.report('Give the part of the map as west, south, east and north.', 'box', field)
  }
})

function polygonOf(value: string): Point[] | null {
  const points = value.split(';').filter(Boolean).map(pointOf)
  const known = points.filter((point) => point !== null)
  const fits = points.length >= MIN_CORNERS && points.length <= MAX_DRAWN_CORNERS
  return fits && known.length === points.length ? simplifyArea(known) : null
}

function pointOf(pair: string): Point | null {
  const numbers = numbersOf(pair)
  if (numbers?.length !== 2) return null
  const [longitude, latitude] = numbers
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { latitude, longitude } : null
}

function boxOf(value: string): Box | null {
  const numbers = numbersOf(value)
  if (numbers?.length !== 4) return null
  const [west, south, east, north] = numbers
  const fits = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90
  return fits && south <= north ? { west, south, east, north } : null
}

const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/

function numbersOf(list: string): number[] | null {
  const parts = list.split(',')
  return parts.every((part) => NUMBER.test(part.trim())) ? parts.map(Number) : null
}
