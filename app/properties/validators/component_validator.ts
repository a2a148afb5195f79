import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'
import { MAX_STAGED_PHOTOS } from '#app/properties/contract/listing_options'

const MAX_JSON_CHARACTERS = 100_000

const small = vine.createRule((value, _, field) => {
  if (JSON.stringify(value).length > MAX_JSON_CHARACTERS) {
    field.report('That’s too long for this part of the page.', 'small', field)
  }
})

/** A flat map that the page interprets; empty text arrives as null. */
const map = () => vine.record(vine.any().nullable()).use(small())

export const updateComponentValidator = vine.create({
  component: vine.object({
    content: map().optional(),
    seen: map().optional(),
    images: vine.array(idField()).maxLength(100).distinct().optional(),
    known_pictures: vine.array(idField()).maxLength(MAX_STAGED_PHOTOS).distinct().optional(),
  }),
})

export const animationsValidator = vine.create({ animations: map() })
