import vine from '@vinejs/vine'
import { imagePurposes } from '#app/media/image_purposes'

const purposes = imagePurposes.list().map(({ purpose }) => purpose)

export const uploadValidator = vine.create({
  for: vine.enum(purposes).optional(),
})
