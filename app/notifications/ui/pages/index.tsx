import { Head } from '@inertiajs/react'
import { Bell, CheckCheck } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import type { Page } from '#app/kit/calls/use_pages'
import { NotificationItem } from '#app/notifications/ui/components/notification_item'
import { useNotifications } from '#app/notifications/ui/hooks/use_notifications'
import { showAsAnswered } from '#app/notifications/ui/notification_list'
import type { NotificationRow } from '#app/notifications/ui/types'

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
