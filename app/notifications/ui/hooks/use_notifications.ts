import { answered } from '#app/kit/calls/answered'
import { asking } from '#app/kit/calls/asking'
import { api } from '#app/kit/calls/api'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { usePages, type Page } from '#app/kit/calls/use_pages'
import { unread } from '#app/kit/shell/unread'
import { toast } from '#app/kit/toast/toast'
import { NOTIFICATIONS_KEY, showAsRead } from '#app/notifications/ui/notification_list'
import type { NotificationRow } from '#app/notifications/ui/types'
import { useChannel } from '#app/realtime/ui/use_realtime'

const routes = api.api.notifications

/** The person's notifications; new ones appear live, also those from before the page listened. */
export function useNotifications(first: Page<NotificationRow>) {
  const list = usePages(
    NOTIFICATIONS_KEY,
    async (page) => (await answered(routes.index(asking({ page })))).notifications,
    first
  )
  const { id } = useAccount() ?? {}
  useChannel(id ? `private-user.${id}` : null, { events: {}, onReady: list.reload })

  const markRead = async (ids?: number[]) => {
    try {
      const { unread_count: count } = await answered(routes.read({ body: { ids } }))
      showAsRead(ids)
      unread.tell('/notifications', count)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  return { ...list, markRead }
}
