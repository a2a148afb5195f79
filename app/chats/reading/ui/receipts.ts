import type { Chat, Message, ReadPosition } from '#app/chats/ui/chat_types'
import { firstName } from '#app/chats/ui/chat_words'

const MAX_LISTED_NAMES = 3

interface ReceiptOptions {
  chat: Pick<Chat, 'type' | 'users'>
  messages: readonly Message[]
  reads: readonly ReadPosition[]
  userId: number
}

/** The user's newest message that anyone has seen, and by whom. Null in channels: too large. */
export function receiptFor({ chat, messages, reads, userId }: ReceiptOptions) {
  if (chat.type === 'channel') return null
  const furthest = Math.max(0, ...reads.map((read) => read.message_id))
  const seen = messages.findLast(
    ({ id, user_id: author, type }) => author === userId && type !== 'system' && id <= furthest
  )
  if (!seen) return null
  const readers = reads.filter((read) => read.message_id >= seen.id)
  return { messageId: seen.id, words: wordsFor(chat, readers) }
}

function wordsFor({ type, users }: ReceiptOptions['chat'], readers: readonly ReadPosition[]) {
  if (type === 'direct') return 'Seen'
  const names = readers.map(({ user_id: id }) =>
    firstName(users.find((user) => user.id === id)?.name)
  )
  const rest = names.length - MAX_LISTED_NAMES
  return `Seen by ${names.slice(0, MAX_LISTED_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
