import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Lead from '#app/leads/models/lead'
import { listManagerIds } from '#app/teams/queries/list_manager_ids'

/** A lead's realtor, the agent it is assigned to, and who manages their team. */
export async function listLeadWorkers(
  id: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const { userId, assignedId, teamId } = await Lead.findOrFail(id, { client: trx })
  const managers = teamId === null ? [] : await listManagerIds(teamId, trx)
  return [...new Set([userId, ...(assignedId === null ? [] : [assignedId]), ...managers])]
}
