import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { lastId, type MessageLog } from '#app/chats/messages/ui/message_log'

interface JumpButtonProps {
  /** messages since the reader scrolled up */
  count: number
  onJump: () => void
}

export function JumpButton({ count, onJump }: JumpButtonProps) {
  return (
    <button
      type="button"
      onClick={onJump}
      aria-label={count ? `Jump to newest, ${count} new` : 'Jump to newest'}
      className="absolute right-4 bottom-3 z-10 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-float hover:border-ink md:right-8"
    >
      <ArrowDown size={20} strokeWidth={1.5} aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="num absolute -top-2 min-w-5 rounded-full bg-brass px-1.5 text-12 leading-5 font-semibold text-on-brass"
        >
          {count}
        </span>
      )}
    </button>
  )
}

/** Other people's messages since the reader scrolled up. */
export function useNewsCount(messages: MessageLog, isAtEnd: boolean, userId: number): number {
  const [seenId, setSeenId] = useState(0)
  const newest = lastId(messages)
  if (isAtEnd && seenId !== newest) setSeenId(newest)
  return messages.filter(({ id, user_id: author }) => id > seenId && author !== userId).length
}
