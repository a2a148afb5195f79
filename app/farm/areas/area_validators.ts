import vine from '@vinejs/vine'
import { titleField } from '#app/accounts/field_validators'
import { whenSent } from '#app/common/http/when_sent'
import { MAX_AREA_NAME_CHARACTERS, type FarmCorner } from '#app/farm/farm_options'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  enclosesAnything,
  MAX_DRAWN_CORNERS,
  MIN_CORNERS,
  simplifyArea,
} from '#app/places/map/area_outline'

const isOutline = vine.createRule((value, _, field) => {
  if (cornersOfFarm(value)) return
  field.report('Draw an area with three corners or more.', 'polygon', field)
})

const name = () => titleField(MAX_AREA_NAME_CHARACTERS)
const polygon = () => vine.any().use(isOutline())

export const areaValidator = vine.create({
  area: vine.object({ name: name(), polygon: polygon() }),
})

export const areaChangeValidator = vine.create({
  area: vine.object({
    name: name().optional().requiredWhen(whenSent),
    polygon: polygon().optional(),
  }),
})

areaValidator.messagesProvider = new PlainMessages({ 'area.name.required': 'Name the area.' })
areaChangeValidator.messagesProvider = areaValidator.messagesProvider

/** Pairs of longitude and latitude; the last may repeat the first, as in GeoJSON. */
export function cornersOfFarm(value: unknown): FarmCorner[] | null {
  if (!Array.isArray(value) || !value.every(isCorner)) return null
  const [first, last] = [value[0], value.at(-1)]
  const isClosed = value.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const corners = isClosed ? value.slice(0, -1) : value
  if (corners.length < MIN_CORNERS || corners.length > MAX_DRAWN_CORNERS) return null
  const points = corners.map(([longitude, latitude]) => ({ longitude, latitude }))
  if (!enclosesAnything(points)) return null
  return simplifyArea(points).map(({ longitude, latitude }) => [longitude, latitude])
}

function isCorner(value: unknown): value is FarmCorner {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [longitude, latitude]: unknown[] = value
  return isWithin(longitude, 180) && isWithin(latitude, 90)
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= most
}
