import vine from '@vinejs/vine'
import { MAX_RESTYLED_PHOTOS } from '#app/designs/contract/limits'
import { id, name, options } from '#app/designs/validators/design_validator'

export const restyleValidator = vine.create({
  options: options(),
  photos: vine
    .array(vine.object({ image: id(), room_type: name() }))
    .minLength(1)
    .maxLength(MAX_RESTYLED_PHOTOS)
    .distinct('image'),
})

export const restyleListingValidator = vine.create({
  items: vine.array(id()).minLength(1).maxLength(MAX_RESTYLED_PHOTOS).distinct(),
})
