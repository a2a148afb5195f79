import { afterCommit } from '#app/kernel/database/transaction'
import type { ActingUser } from '#app/accounts/models/acting_user'
import NotificationsRead from '#app/notifications/events/notifications_read'
import { countUnreadNotifications } from '#app/notifications/queries/count_unread_notifications'

/** @param ids default: all unread; other people's are ignored @returns the new unread count */
export async function markRead({ user, trx }: ActingUser, ids?: number[]): Promise<number> {
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
