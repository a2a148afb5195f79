import { Head } from '@inertiajs/react'
import { Bell, CheckCheck } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { usePages, type Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { unread } from '#app/kit/shell/unread'
import { toast } from '#app/kit/toast/toast'
import { NotificationItem } from '#app/notifications/ui/notification_item'
import {
  showAsAnswered,
  NOTIFICATIONS_KEY,
  showAsRead,
  type NotificationRow,
} from '#app/notifications/ui/notification_list'
import { useChannel } from '#app/realtime/ui/use_realtime'

interface NotificationsProps {
  notifications: Page<NotificationRow>
}

export default function Notifications({ notifications }: NotificationsProps) {
  const list = useNotifications(notifications)
  const unreadRows = list.items.filter((row) => !row.is_read)
  const readRows = list.items.filter((row) => row.is_read)
  const markAll = (
    <Button icon={CheckCheck} onClick={() => void list.markRead()}>
      Mark all as read
    </Button>
  )

  return (
    <div className="gutter mx-auto max-w-180 py-10">
      <Head title="Notifications" />
      <SectionHeading level="page" label="Account" action={unreadRows.length ? markAll : null}>
        Notifications
      </SectionHeading>
      {list.items.length === 0 && (
        <div className="mt-8">
          <EmptyState icon={Bell} title="Nothing new yet">
            When people follow you or write to you, or a design is ready, you’ll see it here.
          </EmptyState>
        </div>
      )}
      <Rows title="New" rows={unreadRows} onOpen={(id) => void list.markRead([id])} />
      <Rows title="Earlier" rows={readRows} />
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        error={list.error}
        onMore={list.loadMore}
      />
    </div>
  )
}

interface RowsProps {
  title: string
  rows: NotificationRow[]
  onOpen?: (id: number) => void
}

function Rows({ title, rows, onOpen }: RowsProps) {
  if (!rows.length) return null
  return (
    <section className="mt-8">
      <h2 dir="auto" className="label font-sans">
        {title}
      </h2>
      <ul className="mt-2">
        {rows.map((row) => (
          <NotificationItem
            key={row.id}
            notification={row}
            onOpen={() => onOpen?.(row.id)}
            onAnswered={() => showAsAnswered(row.id)}
          />
        ))}
      </ul>
    </section>
  )
}

const routes = api.api.notifications

/** The person's notifications; new ones appear live, also those from before the page listened. */
function useNotifications(first: Page<NotificationRow>) {
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
