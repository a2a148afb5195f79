import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import LeadsChanged from '#app/leads/events/leads_changed'
import { listWorkersOfLeads } from '#app/leads/queries/list_workers_of_leads'

/**
 * Has everybody whose board has one of these leads look once, instead of once for each. Call it
 * before leads are deleted, as nobody works on them afterwards.
 */
export async function tellBoards({ trx }: InTransaction, ids: readonly number[]): Promise<void> {
  const userIds = await listWorkersOfLeads(ids, trx)
  if (userIds.length) afterCommit(trx, () => LeadsChanged.dispatch(userIds))
}
