import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import Notification from '#app/notifications/notification'
import { listNoticePictures, subjectKey } from '#app/notifications/notice_pictures'
import { notificationKindOf, notificationKinds } from '#app/notifications/notification_kinds'
import type { NotificationFilter } from '#app/notifications/notification_options'

/** The most actors a notice names or shows. */
const MAX_ACTORS = 3

export interface NotificationView {
  notification: Notification
  /** latest first */
  actors: User[]
  actorsCount: number
  /** where its question is answered; null without an open one */
  answerUrl: string | null
  /** a small picture of what it is about; null without one that the person may see */
  pictureUrl: string | null
}

/** A person's notifications, unread first, then latest; one more than a page holds. */
export async function listNotifications(
  userId: number,
  { page, perPage }: PageRequest,
  filter: NotificationFilter = 'all'
): Promise<NotificationView[]> {
  const notifications = await Notification.query()
    .where({ user_id: userId, is_in_app: true })
    .where((query) => {
      if (filter === 'unread') void query.whereNull('read_at')
      else if (filter !== 'all') void query.whereIn('kind', kindsOf(filter))
    })
    .orderByRaw('(read_at is null) desc, happened_at desc, id desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  return withActors(notifications)
}

function kindsOf(topic: NotificationFilter): string[] {
  return notificationKinds.list().flatMap((one) => (one.topic === topic ? [one.kind] : []))
}

/** Null if it was withdrawn. */
export async function findNotification(id: number): Promise<NotificationView | null> {
  const notification = await Notification.find(id)
  return notification && (await withActors([notification]))[0]!
}

/** Those of one kind waiting to be mailed, latest first. */
export async function listUnmailed(userId: number, kind: string): Promise<NotificationView[]> {
  const notifications = await Notification.query()
    .where({ user_id: userId, kind, is_mail_pending: true })
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
  return withActors(notifications)
}

interface ActorsRow {
  notification_id: number
  count: number
  ids: number[]
}

/** @param notifications of one person */
async function withActors(notifications: Notification[]): Promise<NotificationView[]> {
  if (!notifications.length) return []
  const { rows } = await db.rawQuery<{ rows: ActorsRow[] }>(
    `select notification_id, count(*)::integer as count,
       (array_agg(user_id order by happened_at desc, user_id desc))[1:${MAX_ACTORS}] as ids
     from notification_actors where notification_id = any(?) group by notification_id`,
    [notifications.map(({ id }) => id)]
  )
  const users = await User.query().whereIn('id', [...new Set(rows.flatMap(({ ids }) => ids))])
  const byId = new Map(users.map((user) => [user.id, user]))
  const actors = new Map(rows.map((row) => [row.notification_id, row]))
  const answerUrls = await listAnswerUrls(notifications)
  const pictures = await listPictures(notifications)
  return notifications.map((notification) => {
    const row = actors.get(notification.id)
    return {
      notification,
      actors: (row?.ids ?? []).flatMap((id) => byId.get(id) ?? []),
      actorsCount: row?.count ?? 0,
      answerUrl: answerUrls.get(notification.id) ?? null,
      pictureUrl: pictures.get(notification.id) ?? null,
    }
  })
}

/** @param notifications of one person */
async function listPictures(notifications: Notification[]): Promise<Map<number, string>> {
  const asked = notifications.flatMap(({ id, aboutOf, aboutId }) =>
    aboutOf && aboutId ? [{ id, subject: { of: aboutOf, id: aboutId } }] : []
  )
  if (!asked.length) return new Map()
  const pictures = await listNoticePictures(
    asked.map(({ subject }) => subject),
    notifications[0]!.userId
  )
  return new Map(
    asked.flatMap(({ id, subject }): [number, string][] => {
      const url = pictures.get(subjectKey(subject))
      return url ? [[id, url]] : []
    })
  )
}

async function listAnswerUrls(notifications: Notification[]): Promise<Map<number, string>> {
  const asking = Map.groupBy(notifications, ({ kind }) => notificationKindOf(kind).answerUrls)
  const found = new Map<number, string>()
  for (const [answerUrls, notices] of asking) {
    for (const [id, url] of (await answerUrls?.(notices)) ?? []) found.set(id, url)
  }
  return found
}

/** A scalar subquery for `:userId`. */
export const UNREAD_NOTIFICATIONS = `select count(*) from notifications
  where user_id = :userId and read_at is null and is_in_app`

export async function countUnreadNotifications(
  userId: number,
  client?: TransactionClientContract
): Promise<number> {
  const { rows } = await (client ?? db).rawQuery<{ rows: { count: number }[] }>(
    `select (${UNREAD_NOTIFICATIONS})::integer as count`,
    { userId }
  )
  return rows[0]!.count
}

/** A person's notices of one kind. */
export async function listNoticeIds(
  userId: number,
  kind: string,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows: { id: number }[] = await trx
    .from('notifications')
    .where({ user_id: userId, kind })
    .select('id')
  return rows.map(({ id }) => id)
}
