import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Lead from '#app/leads/models/lead'
import { listManagerIds } from '#app/teams/queries/list_manager_ids'

/** The realtors of leads, the agents they are assigned to, and who manages their teams. */
export async function listWorkersOfLeads(
  ids: readonly number[],
  trx: TransactionClientContract
): Promise<number[]> {
  const leads = await Lead.query({ client: trx })
    .whereIn('id', [...ids])
    .select('user_id', 'assigned_id', 'team_id')
  const workers = new Set<number>()
  const teamIds = new Set<number>()
  for (const { userId, assignedId, teamId } of leads) {
    workers.add(userId)
    if (assignedId !== null) workers.add(assignedId)
    if (teamId !== null) teamIds.add(teamId)
  }
  for (const teamId of teamIds) {
    for (const id of await listManagerIds(teamId, trx)) workers.add(id)
  }
  return [...workers]
}
