import { DateTime } from 'luxon'
import type { ChatActor } from '#app/chats/chat'
import type ChatMember from '#app/chats/chat_member'
import { findMembership, isListedFor } from '#app/chats/members/find_members'
import { sendMessage } from '#app/chats/messages/send_message'
import { startDirectChat } from '#app/chats/start_direct_chat'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import Inquiry from '#app/leads/inquiries/inquiry'
import { recordInquiry } from '#app/leads/inquiries/record_inquiry'
import SendInquiryConfirmation from '#app/leads/inquiries/send_inquiry_confirmation_job'
import { viewingWords } from '#app/leads/inquiries/viewing_words'
import { INQUIRY_VALID_FOR_DAYS } from '#app/leads/lead_options'
import type { PropertyPageRow } from '#app/properties/property_row'

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
    const timeZone = wantsViewingAt?.zoneName ?? null
    const told = { message, wantsViewingAt, timeZone, chatId }
    const asked = { name, email, phone: null, confirmedAt: null, ...told }
    await recordInquiry({ trx }, asked, { ...property, teamId: property.team?.id ?? null })
  }
  return findMembership(chatId, user.id, trx)
}

export interface GuestInquiry {
  name: string
  email: string
  phone: string | null
  message: string
  wantsViewingAt: DateTime | null
}

/** A second mail is sent only after this, so a double click sends one. */
const MIN_MINUTES_BETWEEN_MAILS = 5

/** Stores a guest's question and mails the link that confirms it. */
export async function storeInquiry(
  { trx }: InTransaction,
  propertyId: number,
  given: GuestInquiry
): Promise<void> {
  const since = DateTime.now().minus({ minutes: MIN_MINUTES_BETWEEN_MAILS })
  const same = await Inquiry.query({ client: trx })
    .where({ property_id: propertyId, email: given.email, message: given.message })
    .whereNull('confirmed_at')
    .where('created_at', '>', since.toJSDate())
    .orderBy('id', 'desc')
    .first()
  if (same && same.wantsViewingAt?.toMillis() === given.wantsViewingAt?.toMillis()) return
  const expiresAt = DateTime.now().plus({ days: INQUIRY_VALID_FOR_DAYS })
  const timeZone = given.wantsViewingAt?.zoneName ?? null
  const kept = { propertyId, ...given, timeZone, expiresAt }
  const inquiry = await Inquiry.create(kept, { client: trx })
  afterCommit(trx, () => enqueue(SendInquiryConfirmation.dispatch({ inquiryId: inquiry.id })))
}
