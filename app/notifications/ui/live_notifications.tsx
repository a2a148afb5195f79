import { useEffect } from 'react'
import { useAccount, useSharedProps } from '#app/kit/hooks/use_shared_props'
import { unread } from '#app/kit/shell/unread'
import { answered } from '#app/kit/calls/answered'
import { asking } from '#app/kit/calls/asking'
import { api } from '#app/kit/calls/api'
import {
  addNotification,
  type NotificationCreatedEvent,
  type NotificationsReadEvent,
} from '#app/notifications/ui/notification_list'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

const routes = api.api.notifications

const tell = (count: number) => unread.tell('/notifications', count)

const ask = () =>
  unread.ask(
    '/notifications',
    async () => (await answered(routes.index(asking({ per_page: 1 })))).unread_count
  )

/** Keeps the bell and an open list up to date on every page. */
export default function LiveNotifications() {
  const userId = useAccount()?.id ?? null
  const { unread: counts } = useSharedProps()
  const count = counts?.notifications ?? 0

  useEffect(() => tell(count), [count, userId])
  useResume(() => void ask())
  useChannel(userId ? `private-user.${userId}` : null, {
    events: {
      'notification.created': (event: NotificationCreatedEvent) => {
        addNotification(event.notification)
        tell(event.unread_count)
      },
      'notifications.read': (event: NotificationsReadEvent) => tell(event.unread_count),
    },
  })
  return null
}
