import type MessageSent from '#app/chats/messages/events/message_sent'
import { transaction } from '#app/kernel/database/transaction'
import { noteChat } from '#app/leads/actions/note_chat'
import { findChatLead } from '#app/leads/queries/find_chat_lead'

export default class NoteChatOfLead {
  async handle({ chat, view, recipients }: MessageSent) {
    const senderId = view.message.userId
    const recipient = recipients.find(({ userId }) => userId !== senderId)
    if (!chat.isDirect || senderId === null || !recipient?.isTold) return
    const lead = await findChatLead(senderId, recipient.userId)
    if (lead) await transaction((trx) => noteChat({ trx }, lead, chat.id))
  }
}
