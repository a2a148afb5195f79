import type { ActingUser } from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { countUnreadNotifications } from '#app/notifications/find_notifications'
import NotificationsRead from '#app/notifications/notifications_read'

interface Withdrawn {
  userId: number
  actorId: number
  groupKey: string
}

/** Removes an actor from an unread notice, as after an unfollow; without actors it is deleted. */
export async function withdrawNotice(
  { trx }: InTransaction,
  { userId, actorId, groupKey }: Withdrawn
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `select id from notifications
     where user_id = ? and group_key = ? and read_at is null for update`,
    [userId, groupKey]
  )
  const notice = rows[0]
  if (!notice) return
  await trx.rawQuery('delete from notification_actors where notification_id = ? and user_id = ?', [
    notice.id,
    actorId,
  ])
  await trx.rawQuery(
    `delete from notifications where id = :id
       and not exists (select from notification_actors where notification_id = :id)`,
    { id: notice.id }
  )
  afterCommit(trx, () => NotificationsRead.dispatch(userId))
}

interface Settled {
  userId: number
  groupKey: string
}

/** Marks a notice as read: what it asks for was answered, or isn't asked anymore. */
export async function settleNotice(
  { trx }: InTransaction,
  { userId, groupKey }: Settled
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `update notifications set read_at = now(), is_mail_pending = false
     where user_id = ? and group_key = ? and read_at is null returning id`,
    [userId, groupKey]
  )
  if (rows.length) afterCommit(trx, () => NotificationsRead.dispatch(userId))
}

/** @param ids default: all unread; other people's are ignored @returns the new unread count */
export async function markNoticesRead({ user, trx }: ActingUser, ids?: number[]): Promise<number> {
  const marked: number = await trx
    .knexQuery()
    .table('notifications')
    .where('user_id', user.id)
    .whereNull('read_at')
    .modify((query) => void (ids && query.whereIn('id', ids)))
    .update({ read_at: trx.knexRawQuery('now()'), is_mail_pending: false })
  if (marked) afterCommit(trx, () => NotificationsRead.dispatch(user.id))
  return countUnreadNotifications(user.id, trx)
}
