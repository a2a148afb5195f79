import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'
import { rowUuid } from '#app/common/http/row_id'
import { MAX_DOCUMENTS } from '#app/properties/documents/document_options'
import { MAX_PHOTOS } from '#app/properties/listing_options'
import { GUEST_PART_NAMES } from '#app/properties/sights/guest_sight_options'

const uuid = () => vine.string().regex(rowUuid.match)

export const guestSightsValidator = vine.create({
  /** of the page view: what it tells again isn’t counted again */
  visit: uuid(),
  parts: vine.array(vine.enum(GUEST_PART_NAMES)).maxLength(GUEST_PART_NAMES.length),
  photos: vine.array(idField()).maxLength(MAX_PHOTOS),
  documents: vine.array(uuid()).maxLength(MAX_DOCUMENTS),
})
