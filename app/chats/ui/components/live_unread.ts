import { useUnreadTotal } from '#app/chats/ui/hooks/use_unread_total'

/** Keeps the unread dot true on every page. */
export default function LiveUnread() {
  useUnreadTotal()
  return null
}
