import vine from '@vinejs/vine'
import { ATTACHED_KINDS } from '#app/chats/message_input'

const LONGEST = 10_000
const id = () => vine.number().withoutDecimals().positive().max(2_147_483_647)

export const sendMessageValidator = vine.create({
  content: vine.string().maxLength(LONGEST).nullable().optional(),
  type: vine.enum(['text', ...ATTACHED_KINDS]).optional(),
  reply_to: id().nullable().optional(),
  attachments: vine
    .array(vine.object({ kind: vine.enum(ATTACHED_KINDS), id: id() }))
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
