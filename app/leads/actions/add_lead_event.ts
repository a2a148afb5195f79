import type { InTransaction } from '#app/kernel/database/transaction'
import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import { insertLeadEvent, type LeadEvent } from '#app/leads/models/lead_event'

/**
 * Adds something to the history of somebody's lead, if they are one: a click in a mail, an answer.
 * Use `recordLead` for what makes a lead.
 */
export async function addLeadEvent(
  { trx }: InTransaction,
  { userId, email, event }: { userId: number; email: string; event: LeadEvent }
): Promise<void> {
  const lead: { id: number } | null = await trx
    .from('leads')
    .where({ user_id: userId, email: email.trim().toLowerCase() })
    .forUpdate()
    .select('id')
    .first()
  if (lead && (await insertLeadEvent(lead.id, event, trx))) {
    await tellLeadChanged({ trx }, { id: lead.id })
  }
}
