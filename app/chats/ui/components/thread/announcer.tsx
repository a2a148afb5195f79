import { saidIn } from '#app/chats/ui/state/chat_words'
import type { MessageLog } from '#app/chats/ui/state/message_log'

interface AnnouncerProps {
  messages: MessageLog
  userId: number
}

/** Reads aloud what somebody else just wrote, where a screen reader listens. */
export function Announcer({ messages, userId }: AnnouncerProps) {
  const last = messages.at(-1)
  const isNews = last && last.user_id !== userId && last.type !== 'system'
  return (
    <p aria-live="polite" className="sr-only">
      {isNews && `${last.user?.name ?? 'Somebody'}: ${saidIn(last)}`}
    </p>
  )
}
