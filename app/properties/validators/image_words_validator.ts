import vine from '@vinejs/vine'
import { MOST_IMAGE_WORDS } from '#app/properties/listing_options'

export const imageWordsValidator = vine.create({
  image: vine.object({ alt: vine.string().trim().maxLength(MOST_IMAGE_WORDS).nullable() }),
})
