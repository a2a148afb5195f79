import vine from '@vinejs/vine'
import { mailedTitleField } from '#app/accounts/field_validators'
import {
  MAX_CHAT_DESCRIPTION_CHARACTERS,
  MAX_CHAT_NAME_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
} from '#app/chats/chat_limits'
import { idField } from '#app/common/http/id_field'

const ids = () => vine.array(idField()).maxLength(255)
const name = () => mailedTitleField(MAX_CHAT_NAME_CHARACTERS)
const description = () => vine.string().trim().maxLength(MAX_CHAT_DESCRIPTION_CHARACTERS).nullable()

export const startChatValidator = vine.create({
  user_ids: ids().optional(),
  type: vine.enum(['direct', 'group', 'channel']).optional(),
  name: name().nullable().optional(),
  description: description().optional(),
  market_id: idField().optional(),
  team_id: idField().optional(),
  property_id: idField().nullable().optional(),
  message: vine.string().maxLength(MAX_MESSAGE_CHARACTERS).nullable().optional(),
})

/** An empty field arrives as null; a name can't be removed. */
const kept = (value: unknown) => (value === null ? '' : value)

export const updateChatValidator = vine.create({
  name: name().parse(kept).optional(),
  description: description().optional(),
  slow_mode_seconds: vine.number().withoutDecimals().range([0, 3600]).optional(),
})

export const muteValidator = vine.create({ is_muted: vine.boolean() })
export const blockValidator = vine.create({ is_blocked: vine.boolean() })
export const respondValidator = vine.create({ accept: vine.boolean() })
export const readValidator = vine.create({ message_id: idField().nullable().optional() })
export const addMembersValidator = vine.create({ user_ids: ids().minLength(1) })
export const chatRoleValidator = vine.create({ role: vine.enum(['member', 'admin']) })

export const preferencesValidator = vine.create({
  shows_presence: vine.boolean().optional(),
  sends_read_receipts: vine.boolean().optional(),
  sends_push: vine.boolean().optional(),
  accepts_known_people: vine.boolean().optional(),
  digest: vine.enum(['never', 'hourly', 'daily']).optional(),
})
