import { chatChannel, chatPresence } from '#app/chats/channel_names'
import type MembershipEnded from '#app/chats/events/membership_ended'
import { broadcaster } from '#app/realtime/broadcast'

/** Takes a chat's channels from somebody's open pages. */
export default class ExpelFromChat {
  async handle({ chatId, userId }: MembershipEnded) {
    await broadcaster().expel(userId, [chatChannel(chatId), chatPresence(chatId)])
  }
}
