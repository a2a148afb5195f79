import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { MAX_ATTACHMENTS, MAX_MESSAGE_CHARACTERS } from '#app/chats/chat_limits'
import { ATTACHED_KINDS } from '#app/chats/messages/message'
import { idField } from '#app/common/http/id_field'

export const sendMessageValidator = vine.create({
  content: vine.string().maxLength(MAX_MESSAGE_CHARACTERS).nullable().optional(),
  type: vine.enum(['text', ...ATTACHED_KINDS]).optional(),
  reply_to: idField().nullable().optional(),
  attachments: vine
    .array(vine.object({ kind: vine.enum(ATTACHED_KINDS), id: idField() }))
    .maxLength(MAX_ATTACHMENTS)
    .optional(),
  client_id: vine.string().minLength(1).maxLength(64).nullable().optional(),
})

const words = () => vine.string().maxLength(MAX_MESSAGE_CHARACTERS).nullable()

const isUnsaid = ({ parent }: FieldContext): boolean => {
  const { content, message }: { content?: unknown; message?: unknown } = parent
  return content === undefined && (message ?? null) === null
}

/** Its words alone, or in `message`; null for none beside what is attached. */
export const editMessageValidator = vine.create({
  content: words().optional().requiredWhen(isUnsaid),
  message: vine.object({ content: words() }).optional(),
})

const oneEmoji = vine.createRule((value, _, field) => {
  const emoji = typeof value === 'string' ? qualifiedEmoji(value) : null
  if (emoji) field.mutate(emoji, field)
  else field.report('Choose one emoji.', 'emoji', field)
})

export const reactionValidator = vine.create({
  emoji: vine.string().maxLength(40).use(oneEmoji()),
})

/** Emoji whose own look is text, where no skin tone decides otherwise. */
const TEXT_LOOK = /(?!\p{Emoji_Presentation})\p{Emoji}(?!\p{Emoji_Modifier})/gu
const VARIANTS = /[\ufe0e\ufe0f]/g

/** One emoji in its fully qualified form, whatever form is given; null for anything else. */
export function qualifiedEmoji(text: string): string | null {
  const qualified = text.replace(VARIANTS, '').replace(TEXT_LOOK, '$&\ufe0f')
  return /^\p{RGI_Emoji}$/v.test(qualified) ? qualified : null
}
