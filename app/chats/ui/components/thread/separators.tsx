import { useNow } from '#app/kit/hooks/use_now'
import { useReader } from '#app/kit/hooks/use_reader'
import { dayName } from '#app/chats/ui/state/chat_time'

export function DaySeparator({ at }: { at: string }) {
  const now = useNow()
  const reader = useReader()
  return (
    <p className="label pt-7 pb-3 text-center">
      <time dateTime={at}>{dayName(at, { ...reader, now })}</time>
    </p>
  )
}

export function UnreadLine() {
  return (
    <p className="flex items-center gap-4 pt-4 pb-2 text-13 text-brass">
      <span aria-hidden className="h-px flex-1 bg-brass/40" />
      New
      <span aria-hidden className="h-px flex-1 bg-brass/40" />
    </p>
  )
}
