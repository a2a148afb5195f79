import { useUnread } from '#app/kit/shell/unread'

export function UnreadDot({ href }: { href: string }) {
  const count = useUnread()[href] ?? 0
  if (count === 0) return null
  return (
    <span className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-canvas bg-brass">
      <span className="sr-only">{count} unread, </span>
    </span>
  )
}
