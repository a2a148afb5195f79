import vine from '@vinejs/vine'
import { IMAGE_PURPOSES } from '#app/media/image'

export const uploadValidator = vine.create({
  for: vine.enum(IMAGE_PURPOSES).optional(),
})
