import { useUnreadTotal } from '#app/chats/ui/hooks/use_unread_total'
import { useTitleCount } from '#app/common/ui/shell/use_title_count'
import { useRealtimeConnection } from '#app/realtime/ui/use_realtime'

/** What stays live behind the door on every page; in a file of its own, so that it loads after the page. */
export default function LiveAccount() {
  useRealtimeConnection()
  useUnreadTotal()
  useTitleCount()
  return null
}
