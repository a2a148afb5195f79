import type ChatTransformer from '#app/chats/transformers/chat_transformer'
import type MessageTransformer from '#app/chats/transformers/message_transformer'

type WireMessage = ReturnType<MessageTransformer['toObject']>
type WireChat = ReturnType<ChatTransformer['toObject']>

/** What one event carries, less what its envelope takes; see Broadcast. */
const MOST_BYTES = 9_500
const EXCERPT_LENGTH = 1_000
const FEW = 10

/** A message that an event can carry: of a long one its beginning, and that there is more. */
export function fitMessage(message: WireMessage): WireMessage {
  if (fits(message)) return message
  const content = message.content.slice(0, EXCERPT_LENGTH).toWellFormed()
  return { ...message, content, attachments: [], reactions: [], is_partial: true }
}

/** A chat that an event can carry: of a large group a few of its people. */
export function fitChat(chat: WireChat): WireChat {
  const lastMessage = chat.last_message && fitMessage(chat.last_message)
  const slim = { ...chat, last_message: lastMessage }
  if (fits(slim)) return slim
  return {
    ...slim,
    users: chat.users.slice(0, FEW),
    reads: chat.reads.slice(0, FEW),
    left_by_users: [],
    last_message: lastMessage && { ...lastMessage, attachments: [], is_partial: true },
  }
}

function fits(value: object): boolean {
  return Buffer.byteLength(JSON.stringify(value)) <= MOST_BYTES
}
