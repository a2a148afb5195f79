import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'

/** What was never rewarded goes with the account; the rest stays, without a name. */
export async function forgetReferred({ id }: User, trx: TransactionClientContract): Promise<void> {
  await trx
    .from('referrals')
    .where('user_id', id)
    .whereNotIn('status', ['rewarded', 'unpaid'])
    .delete()
}
