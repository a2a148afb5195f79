import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'

const MAX_IDS = 100
const MAX_KINDS = 50
const MAX_KIND_CHARACTERS = 80

/** Without ids, marks everything as read. */
export const readNotificationsValidator = vine.create({
  ids: vine.array(idField()).maxLength(MAX_IDS).optional(),
})

const choices = () =>
  vine.object({
    in_app: vine.boolean().optional(),
    email: vine.boolean().optional(),
    push: vine.boolean().optional(),
  })

/** By kind, `{ channels: { follow: { email: false } } }`, or a list as the settings are answered. */
export const channelsValidator = vine.create({
  channels: vine.record(choices()).maxLength(MAX_KINDS).optional().requiredIfMissing('kinds'),
  kinds: vine
    .array(vine.object({ kind: vine.string().maxLength(MAX_KIND_CHARACTERS), channels: choices() }))
    .maxLength(MAX_KINDS)
    .optional(),
})
