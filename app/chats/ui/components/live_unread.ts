import { useUnreadTotal } from '#app/chats/ui/hooks/use_unread_total'

/** Keeps the unread dot up to date on every page. */
export default function LiveUnread() {
  useUnreadTotal()
  return null
}
