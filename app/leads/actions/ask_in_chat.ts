import type { DateTime } from 'luxon'
import { startDirectChat } from '#app/chats/actions/start_direct_chat'
import { findMembership } from '#app/chats/members/queries/find_membership'
import { isListedFor } from '#app/chats/members/policies/is_listed_for'
import { sendMessage } from '#app/chats/messages/actions/send_message'
import type { ChatActor } from '#app/chats/models/chat_actor'
import type ChatMember from '#app/chats/models/chat_member'
import { recordInquiry } from '#app/leads/actions/record_inquiry'
import { viewingWords } from '#app/leads/models/viewing_words'
import type { PropertyPageRow } from '#app/properties/models/property_row'

interface Question {
  message: string
  wantsViewingAt: DateTime | null
}

/**
 * Sends the question to the owner in a chat, with the listing, and adds it to the sender’s lead. If
 * the owner declined the chat, it does neither.
 */
export async function askInChat(
  { user, trx, socketId }: ChatActor,
  property: PropertyPageRow,
  { message, wantsViewingAt }: Question
): Promise<ChatMember> {
  const { chatId } = await startDirectChat(
    { user, trx, socketId },
    { otherId: property.userId, propertyId: property.id }
  )
  const viewing = wantsViewingAt && viewingWords(property.slug, wantsViewingAt)
  const content = [message, viewing].filter(Boolean).join('\n\n')
  const attachments = [{ kind: 'property' as const, id: property.id }]
  await sendMessage({ user, trx, socketId }, chatId, { content, attachments })
  if (await isListedFor(property.userId, chatId, trx)) {
    const { name, email } = user
    const asked = { name, email, phone: null, message, wantsViewingAt, confirmedAt: null, chatId }
    await recordInquiry({ trx }, asked, { ...property, teamId: property.team?.id ?? null })
  }
  return findMembership(chatId, user.id, trx)
}
