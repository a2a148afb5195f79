import { chatChannel, chatPresence } from '#app/chats/chat_broadcasts'
import type MembershipEnded from '#app/chats/members/membership_ended'
import { broadcaster } from '#app/realtime/broadcast'

export default class ExpelFromChat {
  async handle({ chatId, userId }: MembershipEnded) {
    await broadcaster().expel(userId, [chatChannel(chatId), chatPresence(chatId)])
  }
}
