import type MessageSent from '#app/chats/messages/events/message_sent'
import { transaction } from '#app/kernel/database/transaction'
import { noteChat } from '#app/leads/actions/note_chat'
import { recordChatQuestion } from '#app/leads/actions/record_chat_question'
import { findChatLead } from '#app/leads/queries/find_chat_lead'

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
