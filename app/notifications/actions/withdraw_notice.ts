import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import NotificationsRead from '#app/notifications/events/notifications_read'

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
