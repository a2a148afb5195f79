import { cutShort } from '#app/kit/display/cut_short'
import type User from '#app/accounts/user'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import ChatMember from '#app/chats/chat_member'
import { chatPolicy } from '#app/chats/chat_policy'
import { findPreferences } from '#app/chats/chat_preferences'
import type ChatTransformer from '#app/chats/chat_transformer'
import type MessageTransformer from '#app/chats/messages/message_transformer'
import { countUnreadOf } from '#app/chats/reading/count_unread'
import type { Broadcast } from '#app/realtime/broadcaster'
import { fitsEvent } from '#app/realtime/broadcast'

export const chatChannel = (chatId: number) => `private-chat.${chatId}`
export const chatPresence = (chatId: number) => `presence-chat.${chatId}`

export async function mayFollowChat(user: User, chatId: number) {
  const member = await memberOf(user, chatId)
  return member !== null && chatPolicy.listen(member)
}

/** What others see of a person present here; false if they hide it. */
export async function presenceIn(user: User, chatId: number) {
  const member = await memberOf(user, chatId)
  if (!member || !chatPolicy.beSeen(member)) return false
  const { shows_presence: showsPresence } = await findPreferences(user.id)
  return showsPresence && new UserCardTransformer(user).toObject()
}

function memberOf(user: User, chatId: number): Promise<ChatMember | null> {
  return ChatMember.query().where({ chat_id: chatId, user_id: user.id }).first()
}

type WireMessage = ReturnType<MessageTransformer['toObject']>
type WireChat = ReturnType<ChatTransformer['toObject']>

const MAX_EXCERPT_CHARACTERS = 1_000
const MAX_LISTED_PEOPLE = 10

/** Shortens a message until it fits into one event. */
export function fitMessage(message: WireMessage): WireMessage {
  if (fitsEvent(message)) return message
  const content = cutShort(message.content, MAX_EXCERPT_CHARACTERS)
  return { ...message, content, attachments: [], reactions: [], is_partial: true }
}

/** Shortens a chat until it fits into one event. */
export function fitChat(chat: WireChat): WireChat {
  const lastMessage = chat.last_message && fitMessage(chat.last_message)
  const slim = { ...chat, last_message: lastMessage }
  if (fitsEvent(slim)) return slim
  return {
    ...slim,
    users: chat.users.slice(0, MAX_LISTED_PEOPLE),
    reads: chat.reads.slice(0, MAX_LISTED_PEOPLE),
    left_by_users: [],
    last_message: lastMessage && { ...lastMessage, attachments: [], is_partial: true },
  }
}

export async function unreadUpdates(userIds: number[]): Promise<Broadcast[]> {
  const counts = await countUnreadOf(userIds)
  return userIds.map((userId) => ({
    event: 'unread.updated',
    channels: [`private-user.${userId}`],
    data: { count: counts.get(userId) ?? 0 },
  }))
}
