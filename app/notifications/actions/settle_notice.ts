import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import NotificationsRead from '#app/notifications/events/notifications_read'

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
