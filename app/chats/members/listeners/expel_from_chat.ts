import { chatChannel, chatPresence } from '#app/chats/contract/channel_names'
import type MembershipEnded from '#app/chats/members/events/membership_ended'
import { broadcaster } from '#app/realtime/broadcasting/broadcast'

export default class ExpelFromChat {
  async handle({ chatId, userId }: MembershipEnded) {
    await broadcaster().expel(userId, [chatChannel(chatId), chatPresence(chatId)])
  }
}
