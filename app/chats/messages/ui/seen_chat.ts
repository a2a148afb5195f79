import type { MessageLog } from '#app/chats/messages/ui/message_log'
import type { Chat } from '#app/chats/ui/chat_types'
import { chatTitle, messageExcerptOf, messageSummary } from '#app/chats/ui/chat_words'
import type { Seen } from '#app/kit/offline/seen'
import { MAX_SEEN_LINES } from '#app/kit/offline/seen_limits'

/** The end of a conversation for the offline page, one line a message. */
export function seenChat(chat: Chat, messages: MessageLog, userId: number): Seen {
  const last = messages.slice(-MAX_SEEN_LINES)
  const newest = last.at(-1)
  return {
    kind: 'chat',
    key: String(chat.id),
    title: chatTitle(chat, userId),
    note: newest ? messageExcerptOf(newest, chat, userId) : null,
    lines: last.map((message) => {
      if (message.type === 'system') return messageSummary(message)
      const author = message.user_id === userId ? 'You' : (message.user?.name ?? 'Someone')
      return `${author}: ${messageSummary(message)}`
    }),
    href: `/chats?chat=${chat.id}`,
    picture: null,
  }
}
