import { Head } from '@inertiajs/react'
import { Bell, CheckCheck, Settings2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { usePages, type Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { unread, useUnread } from '#app/kit/shell/unread'
import { Tabs } from '#app/kit/tabs/tabs'
import { toast } from '#app/kit/toast/toast'
import {
  NOTIFICATION_FILTERS,
  TOPIC_LABELS,
  type NotificationFilter,
} from '#app/notifications/notification_options'
import { NotificationItem } from '#app/notifications/ui/notification_item'
import {
  showAsAnswered,
  notificationsKey,
  showAsRead,
  type NotificationRow,
} from '#app/notifications/ui/notification_list'
import { useChannel } from '#app/realtime/ui/use_realtime'

const LABELS: Record<NotificationFilter, string> = {
  all: 'All',
  unread: 'Unread',
  ...TOPIC_LABELS,
}
const TABS = NOTIFICATION_FILTERS.map((value) => ({ value, label: LABELS[value] }))

interface NotificationsProps {
  show: NotificationFilter
  notifications: Page<NotificationRow>
}

export default function Notifications({ show, notifications }: NotificationsProps) {
  const list = useNotifications(notifications, show)
  const unreadRows = list.items.filter((row) => !row.is_read)
  const readRows = list.items.filter((row) => row.is_read)
  const hasUnread = (useUnread()['/notifications'] ?? 0) > 0 || unreadRows.length > 0
  const actions = (
    <span className="flex flex-wrap gap-2">
      {hasUnread && (
        <Button icon={CheckCheck} onClick={() => void list.markRead()}>
          Mark all as read
        </Button>
      )}
      <ButtonLink href="/settings/notifications" icon={Settings2}>
        Settings
      </ButtonLink>
    </span>
  )

  return (
    <div className="gutter mx-auto max-w-180 py-10">
      <Head title="Notifications" />
      <SectionHeading level="page" label="Account" action={actions}>
        Notifications
      </SectionHeading>
      <div className="mt-5">
        <Tabs
          label="Notifications"
          tabs={TABS}
          value={show}
          hrefOf={(filter) => (filter === 'all' ? '/notifications' : `?show=${filter}`)}
        >
          {list.items.length === 0 && <NoNotifications filter={show} />}
          <Rows title="New" rows={unreadRows} onRead={(id) => void list.markRead([id])} />
          <Rows title="Earlier" rows={readRows} />
          <LoadMore
            hasMore={list.hasMore}
            isLoading={list.isLoading}
            error={list.error}
            onMore={list.loadMore}
          />
        </Tabs>
      </div>
    </div>
  )
}

function NoNotifications({ filter }: { filter: NotificationFilter }) {
  if (filter === 'all') {
    return (
      <EmptyState icon={Bell} title="Nothing new yet">
        When people follow you or write to you, or a design is ready, you’ll see it here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Bell}
      title={filter === 'unread' ? 'You’ve read everything' : 'Nothing here yet'}
      action={<ButtonLink href="/notifications">Show all</ButtonLink>}
    >
      {filter === 'unread'
        ? 'New notifications appear here as they come.'
        : `Notifications about ${LABELS[filter].toLowerCase()} appear here.`}
    </EmptyState>
  )
}

interface RowsProps {
  title: string
  rows: NotificationRow[]
  onRead?: (id: number) => void
}

function Rows({ title, rows, onRead }: RowsProps) {
  if (!rows.length) return null
  return (
    <section className="mt-8 first:mt-0">
      <h2 dir="auto" className="label font-sans">
        {title}
      </h2>
      <ul className="mt-2">
        {rows.map((row) => (
          <NotificationItem
            key={row.id}
            notification={row}
            onRead={onRead && (() => onRead(row.id))}
            onAnswered={() => showAsAnswered(row.id)}
          />
        ))}
      </ul>
    </section>
  )
}

const routes = api.api.notifications

/** The person's notifications; new ones appear live, also those from before the page listened. */
function useNotifications(first: Page<NotificationRow>, show: NotificationFilter) {
  const list = usePages(
    notificationsKey(show),
    async (page) => (await answered(routes.index(asking({ page, show })))).notifications,
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
