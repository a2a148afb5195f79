import { useUnread } from '#app/common/ui/shell/unread'

/** On the icon of a way to something new; how much it is, for those who do not see the dot. */
export function UnreadDot({ href }: { href: string }) {
  const count = useUnread()[href] ?? 0
  if (count === 0) return null
  return (
    <span className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-canvas bg-brass">
      <span className="sr-only">{count} unread, </span>
    </span>
  )
}
