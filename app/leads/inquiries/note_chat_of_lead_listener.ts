import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type Chat from '#app/chats/chat'
import type MessageSent from '#app/chats/messages/message_sent'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { chatPath, recordInquiry } from '#app/leads/inquiries/record_inquiry'
import Lead from '#app/leads/lead'
import { tellLeadChanged } from '#app/leads/lead_changed'
import { insertLeadEvent } from '#app/leads/lead_event'
import { HAS_CONFIRMED_ADDRESS } from '#app/leads/lead_row'
import { reopenLead } from '#app/leads/record_lead'
import Property from '#app/properties/property'

/** Should a process die before it, the next message does the same. */
export default class NoteChatOfLead {
  async handle({ chat, view: { message, user: sender }, recipients }: MessageSent) {
    const recipient = recipients.find(({ userId }) => userId !== message.userId)
    if (!chat.isDirect || !sender || !recipient?.isTold) return
    const { userId: recipientId } = recipient
    const lead = await findChatLead(sender.id, recipientId)
    if (lead) return transaction((trx) => noteChat({ trx }, lead, chat.id))
    const question = { chat, sender, recipientId, content: message.content ?? '' }
    await transaction((trx) => recordChatQuestion({ trx }, question))
  }
}

interface ChatLead {
  id: number
  /** the realtor wrote */
  isAnswer: boolean
}

/**
 * The lead that one of two people is to the other. Only an address its holder confirmed to this
 * realtor counts, so that guessing addresses reveals nobody's account.
 */
async function findChatLead(senderId: number, recipientId: number): Promise<ChatLead | null> {
  const { rows } = await db.rawQuery<{ rows: ChatLead[] }>(
    `select l.id, l.user_id = :sender::integer as "isAnswer"
     from users u join leads l on l.email = u.email
       and l.user_id = case when u.id = :sender then :recipient::integer else :sender::integer end
     where u.id in (:sender, :recipient) and u.email_verified_at is not null
       and ${HAS_CONFIRMED_ADDRESS}
     limit 1`,
    { sender: senderId, recipient: recipientId }
  )
  return rows[0] ?? null
}

/**
 * Notes that a lead wrote to their realtor, once per chat, or that the realtor answered there. Each
 * message brings back a lead who was lost.
 */
async function noteChat(
  { trx }: InTransaction,
  { id, isAnswer }: ChatLead,
  chatId: number
): Promise<void> {
  if (isAnswer) {
    const open = Lead.query({ client: trx }).where('id', id).whereNull('answered_at')
    await open.update({ answered_at: new Date() })
    return
  }
  const lead = await Lead.query({ client: trx }).where('id', id).forUpdate().first()
  if (!lead) return
  const url = chatPath(chatId)
  const event = { kind: 'chat', cause: `chat:${chatId}`, url } as const
  // a question asked there names the chat by itself
  const isKnown = await trx.from('lead_events').where({ lead_id: id, url }).first()
  const isNoted = !isKnown && (await insertLeadEvent(id, event, trx))
  const isReopened = await reopenLead({ trx }, id)
  if (isNoted || isReopened) await tellLeadChanged({ trx }, { id })
}

interface ChatQuestion {
  chat: Chat
  sender: User
  recipientId: number
  content: string
}

/** The first words of somebody who wrote to a realtor about their listing make a lead. Safe to repeat. */
async function recordChatQuestion(
  { trx }: InTransaction,
  { chat, sender, recipientId, content }: ChatQuestion
): Promise<void> {
  if (!chat.propertyId || chat.createdByUserId !== sender.id) return
  if (!sender.isEmailVerified || !content) return
  const home = await Property.find(chat.propertyId, { client: trx })
  if (home?.userId !== recipientId || !home.isPublished || home.isPrivate) return
  const asked = {
    ...{ name: sender.name, email: sender.email, phone: null },
    ...{
      message: content,
      wantsViewingAt: null,
      timeZone: null,
      confirmedAt: null,
      chatId: chat.id,
    },
    cause: `chat:${chat.id}`,
  }
  await recordInquiry({ trx }, asked, home)
}
