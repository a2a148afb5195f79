import type User from '#app/accounts/models/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { markRead } from '#app/notifications/actions/mark_read'
import { listNoticeIds } from '#app/notifications/queries/list_notice_ids'

const OLD_NEWS = ['coin_earned', 'offering_request', 'referral_joined']

/** What people earned long ago is no news. */
export async function readCoinNotices(
  { trx }: InTransaction,
  people: Iterable<User>
): Promise<void> {
  for (const user of people) {
    for (const kind of OLD_NEWS) {
      await markRead({ user, trx }, await listNoticeIds(user.id, kind, trx))
    }
  }
}
