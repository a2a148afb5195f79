import vine from '@vinejs/vine'
import { MAX_ALT_CHARACTERS } from '#app/properties/contract/listing_options'

export const imageWordsValidator = vine.create({
  image: vine.object({ alt: vine.string().trim().maxLength(MAX_ALT_CHARACTERS).nullable() }),
})
