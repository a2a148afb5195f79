import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'
import { MAX_STAGED_PHOTOS } from '#app/properties/contract/listing_options'
import { animationsField } from '#app/properties/validators/animations_field'
import { smallMap } from '#app/properties/validators/small_map'

export const updateComponentValidator = vine.create({
  component: vine.object({
    content: smallMap().optional(),
    seen: smallMap().optional(),
    images: vine.array(idField()).maxLength(100).distinct().optional(),
    known_pictures: vine.array(idField()).maxLength(MAX_STAGED_PHOTOS).distinct().optional(),
  }),
})

export const animationsValidator = vine.create({ animations: animationsField() })
