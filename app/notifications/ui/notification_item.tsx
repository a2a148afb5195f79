import { Link, router } from '@inertiajs/react'
import { BellOff, CheckCheck, Ellipsis, Settings2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { send } from '#app/kit/calls/request'
import { useCall } from '#app/kit/calls/use_call'
import { IconButton } from '#app/kit/button/icon_button'
import { Avatar } from '#app/kit/display/avatar'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Menu } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { actorNames } from '#app/notifications/actor_names'
import { NOTIFICATION_ICONS } from '#app/notifications/ui/notification_icons'
import type { NotificationRow } from '#app/notifications/ui/notification_list'

interface NotificationItemProps {
  notification: NotificationRow
  /** unless it is read */
  onRead?: () => void
  onAnswered: () => void
}

export function NotificationItem({ notification, onRead, onAnswered }: NotificationItemProps) {
  const { actors, actors_count: count, text, url, is_read: isRead } = notification
  const names = actorNames(
    actors.map(({ name }) => name),
    count
  )

  return (
    <li className="border-b border-line last:border-0">
      <div className="-mx-3 flex items-center rounded-2 pr-1 hover:bg-raised">
        <Link
          href={url}
          onClick={onRead}
          className="flex min-w-0 flex-1 items-center gap-4 rounded-2 py-4 pl-3 -outline-offset-2"
        >
          <Subject notification={notification} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {!isRead && <span className="sr-only">New: </span>}
            {names && <strong className="font-medium">{names}</strong>} {text}
            <span className="mt-0.5 block text-13 text-muted">
              <TimeAgo at={notification.happened_at} />
            </span>
          </span>
          {!isRead && <span aria-hidden className="size-2 shrink-0 rounded-full bg-brass" />}
        </Link>
        <RowMenu notification={notification} onRead={onRead} />
      </div>
      {notification.answer_url && (
        <NotificationAnswer url={notification.answer_url} page={url} onAnswered={onAnswered} />
      )}
    </li>
  )
}

/** The home, the design or the people it is about, and what kind it is. */
function Subject({ notification }: { notification: NotificationRow }) {
  const { icon, picture, actors } = notification
  const Icon = NOTIFICATION_ICONS[icon]
  const [first, second] = actors
  if (!picture && !first) {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-muted">
        <Icon size={20} strokeWidth={1.5} aria-hidden />
      </span>
    )
  }
  if (!picture && first && second) return <Pair first={first} second={second} />
  return (
    <span className="relative size-12 shrink-0">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 rounded-6 bg-raised object-cover"
        />
      ) : (
        first && <Avatar name={first.name} src={first.avatar} size="list" />
      )}
      <span className="absolute -right-1.5 -bottom-1 grid size-5.5 place-items-center rounded-full border-2 border-canvas bg-raised text-ink">
        <Icon size={12} strokeWidth={1.75} aria-hidden />
      </span>
    </span>
  )
}

type Actor = NotificationRow['actors'][number]

function Pair({ first, second }: { first: Actor; second: Actor }) {
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

const settings = api.api.notificationSettings

interface RowMenuProps {
  notification: NotificationRow
  onRead?: () => void
}

function RowMenu({ notification: { kind, label }, onRead }: RowMenuProps) {
  const setShown = async (isOn: boolean) => {
    try {
      await answered(settings.update({ body: { channels: { [kind]: { in_app: isOn } } } }))
      if (isOn) toast.success(`“${label}” is on again`)
      else {
        const action = { label: 'Undo', onAct: () => void setShown(true) }
        toast.success(`“${label}” won’t appear here anymore`, { action })
      }
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} label={`More: ${label}`} />}
      groups={[
        onRead ? [{ label: 'Mark as read', icon: CheckCheck, onSelect: onRead }] : [],
        [
          { label: `Turn off “${label}”`, icon: BellOff, onSelect: () => void setShown(false) },
          {
            label: 'Notification settings',
            icon: Settings2,
            href: `/settings/notifications#${kind}`,
          },
        ],
      ].filter((group) => group.length > 0)}
    />
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
