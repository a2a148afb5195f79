import vine from '@vinejs/vine'
import { withLetter } from '#app/accounts/field_validators'
import { idField } from '#app/common/http/id_field'
import { MAX_MARKET_RADIUS_KM, MIN_MARKET_RADIUS_KM } from '#app/places/markets/market_limits'

export const placeSearchValidator = vine.create({
  q: vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional(),
})

const shortText = vine.string().trim().minLength(1).maxLength(120)

export const existingMarketValidator = vine.create({
  market: vine.object({
    id: idField(),
  }),
})

export const newMarketValidator = vine.create({
  market: vine.object({
    name: shortText.clone().use(withLetter()),
    city: shortText.clone().use(withLetter()),
    state: vine.string().trim().maxLength(120).nullable().optional(),
    country: shortText.clone(),
    country_code: vine
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
    latitude: vine.number().range([-90, 90]),
    longitude: vine.number().range([-180, 180]),
    radius_km: vine.number().range([MIN_MARKET_RADIUS_KM, MAX_MARKET_RADIUS_KM]).optional(),
  }),
})
