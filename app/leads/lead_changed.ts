import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { listWorkersOfLeads } from '#app/leads/leads_changed'

/** Something happened to a lead, or it was deleted. */
export default class LeadChanged extends BaseEvent {
  constructor(
    readonly leadId: number,
    /** who works on it */
    readonly userIds: number[],
    readonly socketId: string | null
  ) {
    super()
  }
}

/** Shows a change to everybody whose board has the lead. @param alsoTo who had it before */
export async function tellLeadChanged(
  { trx }: InTransaction,
  { id, alsoTo = [], socketId = null }: { id: number; alsoTo?: number[]; socketId?: string | null }
): Promise<void> {
  const userIds = [...new Set([...(await listLeadWorkers(id, trx)), ...alsoTo])]
  afterCommit(trx, () => LeadChanged.dispatch(id, userIds, socketId))
}

/** A lead's realtor, the agent it is assigned to, and who manages their team. */
export function listLeadWorkers(id: number, trx: TransactionClientContract): Promise<number[]> {
  return listWorkersOfLeads([id], trx)
}
