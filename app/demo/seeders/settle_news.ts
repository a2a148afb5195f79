import type User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { markNoticesRead } from '#app/notifications/change_notices'
import { listNoticeIds } from '#app/notifications/find_notifications'

const OLD_NEWS = ['coin_earned', 'offering_request', 'referral_joined']

/** What people earned long ago is no news, and nothing waits to be mailed: they have no mailboxes. */
export async function settleNews({ trx }: InTransaction, people: readonly User[]): Promise<void> {
  for (const user of people) {
    for (const kind of OLD_NEWS) {
      await markNoticesRead({ user, trx }, await listNoticeIds(user.id, kind, trx))
    }
  }
  const ids = people.map(({ id }) => id)
  await trx.from('notifications').whereIn('user_id', ids).update({ is_mail_pending: false })
  await trx.rawQuery(
    `update chat_members m set digested_message_id = c.last_message_id
     from chats c where c.id = m.chat_id and m.user_id = any(?) and c.last_message_id is not null`,
    [ids]
  )
}
