import vine from '@vinejs/vine'
import { MAX_RADIUS, MAX_ZOOM } from '#app/search/contract/search_options'
import { boxField, polygonField } from '#app/search/validators/area_fields'

/** Number() also accepts `true`, spaces and arrays. */
const numeral = (value: unknown) => {
  if (value === '' || value === undefined || value === null) return undefined
  return typeof value === 'string' || typeof value === 'number' ? value : Number.NaN
}
const number = () => vine.number().parse(numeral)
const amount = (max: number) => number().min(0).max(max).optional()
const year = () => number().withoutDecimals().range([0, 3000]).optional()

const FILTERS = {
  min_price: amount(1e15),
  max_price: amount(1e15),
  bedrooms: number().withoutDecimals().range([0, 999]).optional(),
  bathrooms: amount(999),
  min_area: amount(1e9),
  min_year: year(),
  max_year: year(),
  latitude: number().range([-90, 90]).optional().requiredIfExists('longitude'),
  longitude: number().range([-180, 180]).optional().requiredIfExists('latitude'),
  radius: number().positive().max(MAX_RADIUS).optional(),
  polygon: polygonField().optional(),
}

export const searchValidator = vine.create({ ...FILTERS, viewport: boxField().optional() })

export const clustersValidator = vine.create({
  ...FILTERS,
  viewport: boxField(),
  zoom: number().range([0, MAX_ZOOM]),
})
