import type ChatTransformer from '#app/chats/transformers/chat_transformer'
import { fitsEvent } from '#app/realtime/broadcasting/fits_event'
import type MessageTransformer from '#app/chats/transformers/message_transformer'

type WireMessage = ReturnType<MessageTransformer['toObject']>
type WireChat = ReturnType<ChatTransformer['toObject']>

const MAX_EXCERPT_CHARACTERS = 1_000
const MAX_LISTED_PEOPLE = 10

/** Shortens a message until it fits into one event. */
export function fitMessage(message: WireMessage): WireMessage {
  if (fitsEvent(message)) return message
  const content = message.content.slice(0, MAX_EXCERPT_CHARACTERS).toWellFormed()
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
