import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'

const MOST_CHARACTERS = 20_000

const small = vine.createRule((value, _, field) => {
  if (JSON.stringify(value).length > MOST_CHARACTERS) {
    field.report('That is more than one part of a page can hold.', 'small', field)
  }
})

/**
 * A flat map of what the part shows; the page decides what it makes of it. A
 * text that was emptied arrives as null.
 */
const map = () => vine.record(vine.any().nullable()).use(small())

export const updateComponentValidator = vine.create({
  component: vine.object({
    content: map().optional(),
    images: vine.array(idField()).maxLength(100).distinct().optional(),
  }),
})

export const animationsValidator = vine.create({ animations: map() })
