import { messageSummary } from '#app/chats/ui/state/chat_words'
import type { MessageLog } from '#app/chats/ui/state/message_log'

interface AnnouncerProps {
  messages: MessageLog
  userId: number
}

/** Announces new messages to screen readers. */
export function Announcer({ messages, userId }: AnnouncerProps) {
  const last = messages.at(-1)
  const isNews = last && last.user_id !== userId && last.type !== 'system'
  return (
    <p aria-live="polite" className="sr-only">
      {isNews && `${last.user?.name ?? 'Someone'}: ${messageSummary(last)}`}
    </p>
  )
}
