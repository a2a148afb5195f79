import vine from '@vinejs/vine'
import { isFiat } from '#app/places/contract/currencies'

const fiat = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isFiat(value)) {
    field.report('We don’t know that currency. Choose one from the list.', 'fiat', field)
  }
})

export const importValidator = vine.create({
  /** JSON: field names by column position */
  mapping: vine.string().optional(),
  currency: vine.string().trim().toUpperCase().use(fiat()).nullable().optional(),
})
