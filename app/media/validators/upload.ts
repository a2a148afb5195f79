import vine from '@vinejs/vine'
import { IMAGE_PURPOSES } from '#app/media/models/image'

/** The fields beside the file. */
export const uploadValidator = vine.create({
  for: vine.enum(IMAGE_PURPOSES).optional(),
})
