import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listWorkersOfLeads } from '#app/leads/queries/list_workers_of_leads'

/** A lead's realtor, the agent it is assigned to, and who manages their team. */
export function listLeadWorkers(id: number, trx: TransactionClientContract): Promise<number[]> {
  return listWorkersOfLeads([id], trx)
}
