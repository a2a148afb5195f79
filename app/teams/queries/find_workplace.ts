import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TeamRole } from '#app/teams/contract/team_roles'

interface Workplace {
  team_id: number
  role: TeamRole
}

/** The person's current team and role. */
export async function findWorkplace(
  userId: number,
  trx: TransactionClientContract
): Promise<Workplace | null> {
  return trx
    .from('users')
    .join('team_members as m', (both) =>
      both.on('m.team_id', 'users.current_team_id').andOn('m.user_id', 'users.id')
    )
    .where('users.id', userId)
    .select('m.team_id', 'm.role')
    .first()
}
