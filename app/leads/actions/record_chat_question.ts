import type User from '#app/accounts/models/user'
import type Chat from '#app/chats/models/chat'
import type { InTransaction } from '#app/kernel/database/transaction'
import { recordInquiry } from '#app/leads/actions/record_inquiry'
import Property from '#app/properties/models/property'

interface ChatQuestion {
  chat: Chat
  sender: User
  recipientId: number
  content: string
}

/** The first words of somebody who wrote to a realtor about their listing make a lead. Safe to repeat. */
export async function recordChatQuestion(
  { trx }: InTransaction,
  { chat, sender, recipientId, content }: ChatQuestion
): Promise<void> {
  if (!chat.propertyId || chat.createdByUserId !== sender.id) return
  if (!sender.isEmailVerified || !content) return
  const home = await Property.find(chat.propertyId, { client: trx })
  if (home?.userId !== recipientId || !home.isPublished || home.isPrivate) return
  const asked = {
    ...{ name: sender.name, email: sender.email, phone: null },
    ...{ message: content, wantsViewingAt: null, confirmedAt: null, chatId: chat.id },
    cause: `chat:${chat.id}`,
  }
  await recordInquiry({ trx }, asked, home)
}
