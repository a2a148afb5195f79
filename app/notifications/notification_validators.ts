import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'

const MAX_IDS = 100
const MAX_KINDS = 50

/** Without ids, marks everything as read. */
export const readNotificationsValidator = vine.create({
  ids: vine.array(idField()).maxLength(MAX_IDS).optional(),
})

/** By kind: `{ channels: { follow: { email: false } } }`. */
export const channelsValidator = vine.create({
  channels: vine
    .record(
      vine.object({
        in_app: vine.boolean().optional(),
        email: vine.boolean().optional(),
        push: vine.boolean().optional(),
      })
    )
    .maxLength(MAX_KINDS),
})
