import type { InTransaction } from '#app/kernel/database/transaction'
import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import { insertLeadEvent, type LeadEvent } from '#app/leads/models/lead_event'

interface Happened {
  /** the realtor; null for all of the team */
  userId: number | null
  teamId?: number | null
  email: string
  event: LeadEvent
}

/**
 * Adds something to the history of somebody's lead, if they are one: a click in a mail, an answer.
 * Use `recordLead` for what makes a lead.
 */
export async function addLeadEvent(
  { trx }: InTransaction,
  { userId, teamId = null, email, event }: Happened
): Promise<void> {
  const owner = userId === null ? { team_id: teamId } : { user_id: userId }
  const leads: { id: number }[] = await trx
    .from('leads')
    .where({ ...owner, email: email.trim().toLowerCase() })
    .orderBy('id')
    .forUpdate()
    .select('id')
  for (const { id } of leads) {
    if (await insertLeadEvent(id, event, trx)) await tellLeadChanged({ trx }, { id })
  }
}
