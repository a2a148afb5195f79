import { useNow } from '#app/common/ui/hooks/use_now'
import { useReader } from '#app/common/ui/hooks/use_reader'
import { dayName } from '#app/chats/ui/state/chat_time'

/** Where another day begins. */
export function DaySeparator({ at }: { at: string }) {
  const now = useNow()
  const reader = useReader()
  return (
    <p className="label pt-7 pb-3 text-center">
      <time dateTime={at}>{dayName(at, { ...reader, now })}</time>
    </p>
  )
}

/** Above what the reader has not seen. */
export function UnreadLine() {
  return (
    <p className="flex items-center gap-4 pt-4 pb-2 text-13 text-brass">
      <span aria-hidden className="h-px flex-1 bg-brass/40" />
      New
      <span aria-hidden className="h-px flex-1 bg-brass/40" />
    </p>
  )
}
