import { useEffect } from 'react'
import { chatApi } from '#app/chats/ui/chat_api'
import { useAccount, useSharedProps } from '#app/kit/hooks/use_shared_props'
import { unread } from '#app/kit/shell/unread'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

/** Keeps the unread dot up to date on every page. */
export default function LiveUnread() {
  useUnreadTotal()
  return null
}

/** Keeps the unread count of the shell's chats link. */
function useUnreadTotal(): void {
  const account = useAccount()
  const userId = account?.id ?? null
  const first = useSharedProps().unread?.chats ?? 0

  useEffect(() => unread.tell('/chats', first), [first, userId])
  useResume(() => void unread.ask('/chats', async () => (await chatApi.unreadCount()).count))
  useChannel(userId ? `private-user.${userId}` : null, {
    events: {
      'unread.updated': ({ count }: { count: number }) => unread.tell('/chats', count),
    },
  })
}
