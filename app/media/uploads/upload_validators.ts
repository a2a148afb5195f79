import vine from '@vinejs/vine'
import { imagePurposes } from '#app/media/image_purposes'

export const uploadValidator = vine.create({
  for: vine.enum(() => imagePurposes.list().map(({ purpose }) => purpose)).optional(),
})
