import { Link, router } from '@inertiajs/react'
import { Bell } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { send } from '#app/kit/calls/request'
import { useCall } from '#app/kit/calls/use_call'
import { Avatar } from '#app/kit/display/avatar'
import { TimeAgo } from '#app/kit/display/time_ago'
import { toast } from '#app/kit/toast/toast'
import { actorNames } from '#app/notifications/actor_names'
import type { NotificationRow } from '#app/notifications/ui/notification_list'

interface NotificationItemProps {
  notification: NotificationRow
  onOpen: () => void
  onAnswered: () => void
}

export function NotificationItem({ notification, onOpen, onAnswered }: NotificationItemProps) {
  const { actors, actors_count: count, text, url, is_read: isRead } = notification
  const names = actorNames(
    actors.map(({ name }) => name),
    count
  )

  return (
    <li className="border-b border-line last:border-0">
      <Link
        href={url}
        onClick={onOpen}
        className="-mx-3 flex items-center gap-4 rounded-2 px-3 py-4 hover:bg-raised"
      >
        <Actors actors={actors} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {!isRead && <span className="sr-only">New: </span>}
          {names && <strong className="font-medium">{names}</strong>} {text}
          <span className="mt-0.5 block text-13 text-muted">
            <TimeAgo at={notification.happened_at} />
          </span>
        </span>
        {!isRead && <span aria-hidden className="size-2 shrink-0 rounded-full bg-brass" />}
      </Link>
      {notification.answer_url && (
        <NotificationAnswer url={notification.answer_url} page={url} onAnswered={onAnswered} />
      )}
    </li>
  )
}

function Actors({ actors: [first, second] }: { actors: NotificationRow['actors'] }) {
  if (!first) {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-muted">
        <Bell size={20} strokeWidth={1.5} aria-hidden />
      </span>
    )
  }
  if (!second) return <Avatar name={first.name} src={first.avatar} size="list" />
  return (
    <span className="relative size-12 shrink-0">
      <span className="absolute top-0 left-0">
        <Avatar name={second.name} src={second.avatar} size="sm" />
      </span>
      <span className="absolute right-0 bottom-0 rounded-full border-2 border-canvas">
        <Avatar name={first.name} src={first.avatar} size="sm" />
      </span>
    </span>
  )
}

interface NotificationAnswerProps {
  /** takes the answer */
  url: string
  /** what the notification is about, where accepting leads */
  page: string
  onAnswered: () => void
}

/** Answers a question right in its notification. */
function NotificationAnswer({ url, page, onAnswered }: NotificationAnswerProps) {
  const { run, isRunning, refusal } = useCall()

  const answer = async (accept: boolean) => {
    if (!(await run(() => send<object>(url, { method: 'POST', json: { accept } })))) return
    onAnswered()
    toast.success(accept ? 'Invitation accepted' : 'Invitation declined')
    if (accept) router.visit(page)
  }

  return (
    <div className="ms-16 pb-4">
      <div className="flex gap-3">
        <Button size="sm" variant="primary" isLoading={isRunning} onClick={() => void answer(true)}>
          Accept
        </Button>
        <Button size="sm" isLoading={isRunning} onClick={() => void answer(false)}>
          Decline
        </Button>
      </div>
      {refusal && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
