import vine from '@vinejs/vine'
import { MAX_RESTYLED_PHOTOS } from '#app/designs/design_limits'
import { engineKind, id, name, options } from '#app/designs/design_validators'

export const restyleValidator = vine.create({
  options: options(),
  engine_kind: engineKind(),
  photos: vine
    .array(vine.object({ image: id(), room_type: name() }))
    .minLength(1)
    .maxLength(MAX_RESTYLED_PHOTOS)
    .distinct('image'),
})

export const restyleListingValidator = vine.create({
  items: vine.array(id()).minLength(1).maxLength(MAX_RESTYLED_PHOTOS).distinct(),
})
