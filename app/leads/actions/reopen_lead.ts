import type { InTransaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/models/lead'
import { insertLeadEvent } from '#app/leads/models/lead_event'

/**
 * Somebody lost who gets in touch again is new again. Lock the lead's row first.
 *
 * @param at when they did; default now
 * @returns whether they were lost
 */
export async function reopenLead({ trx }: InTransaction, id: number, at?: Date): Promise<boolean> {
  const lead = await Lead.query({ client: trx }).where({ id, stage: 'lost' }).first()
  if (!lead) return false
  await lead.merge({ stage: 'new', reason: null }).save()
  await insertLeadEvent(id, { kind: 'stage', stage: 'new', at }, trx)
  return true
}
