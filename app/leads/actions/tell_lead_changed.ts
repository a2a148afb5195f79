import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import LeadChanged from '#app/leads/events/lead_changed'
import { listLeadWorkers } from '#app/leads/queries/list_lead_workers'

/** Shows a change to everybody whose board has the lead. @param alsoTo who had it before */
export async function tellLeadChanged(
  { trx }: InTransaction,
  { id, alsoTo = [], socketId = null }: { id: number; alsoTo?: number[]; socketId?: string | null }
): Promise<void> {
  const userIds = [...new Set([...(await listLeadWorkers(id, trx)), ...alsoTo])]
  afterCommit(trx, () => LeadChanged.dispatch(id, userIds, socketId))
}
