import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'

/** Whether a team's owner and a person hide from each other: then it takes nothing from them. */
export async function isHiddenTeam(
  teamId: number,
  viewerId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const owner: { user_id: number } | null = await trx
    .from('team_members')
    .where({ team_id: teamId, role: 'owner' })
    .select('user_id')
    .first()
  return owner !== null && isHiddenFrom(viewerId, owner.user_id, trx)
}
