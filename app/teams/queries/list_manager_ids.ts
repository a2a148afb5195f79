import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mayManage, TEAM_ROLES } from '#app/teams/contract/team_roles'

/** A team's owner and admins. */
export async function listManagerIds(
  teamId: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows: { user_id: number }[] = await trx
    .from('team_members')
    .where('team_id', teamId)
    .whereIn('role', TEAM_ROLES.filter(mayManage))
    .select('user_id')
  return rows.map((row) => row.user_id)
}
