import vine from '@vinejs/vine'
import { ATTACHED_KINDS } from '#app/chats/message_input'
import { idField } from '#app/common/http/id_field'

const LONGEST = 10_000

export const sendMessageValidator = vine.create({
  content: vine.string().maxLength(LONGEST).nullable().optional(),
  type: vine.enum(['text', ...ATTACHED_KINDS]).optional(),
  reply_to: idField().nullable().optional(),
  attachments: vine
    .array(vine.object({ kind: vine.enum(ATTACHED_KINDS), id: idField() }))
    .maxLength(10)
    .optional(),
  client_id: vine.string().minLength(1).maxLength(64).nullable().optional(),
})

export const editMessageValidator = vine.create({
  content: vine.string().maxLength(LONGEST).nullable(),
})

const oneEmoji = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && /^\p{RGI_Emoji}$/v.test(value)) return
  field.report('Choose one emoji.', 'emoji', field)
})

export const reactionValidator = vine.create({
  emoji: vine.string().maxLength(40).use(oneEmoji()),
})
