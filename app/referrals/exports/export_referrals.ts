import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'
import { listReferrals } from '#app/referrals/queries/list_referrals'

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
