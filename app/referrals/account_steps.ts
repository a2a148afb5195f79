import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { listReferrals } from '#app/referrals/find_referrals'

/** What was never rewarded goes with the account; the rest stays, without a name. */
export async function forgetReferred({ id }: User, trx: TransactionClientContract): Promise<void> {
  await trx
    .from('referrals')
    .where('user_id', id)
    .whereNotIn('status', ['rewarded', 'unpaid'])
    .delete()
}

const MAX_REFERRALS = 100_000

/** Who invited the person, and who joined by their link, as far as they may see them. */
export async function exportReferrals({ id }: User): Promise<ExportedPart> {
  const invitedBy: { handle: string; joined_at: Date } | null = await db
    .from('referrals')
    .join('users', 'users.id', 'referrals.referrer_id')
    .where('referrals.user_id', id)
    .select('users.handle', 'referrals.joined_at')
    .first()
  const rows = await listReferrals(id, { page: 1, perPage: MAX_REFERRALS })
  return {
    data: {
      invited_by: invitedBy,
      invited: rows.map(({ name, handle, status, joined_at, rewarded_at }) => {
        return { name, handle, status, joined_at, rewarded_at }
      }),
    },
  }
}
