import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import type { LeadActor } from '#app/leads/models/lead_actor'
import type { LeadRow } from '#app/leads/models/lead_row'
import { lockReminder } from '#app/leads/policies/lock_reminder'
import { findLead } from '#app/leads/queries/find_lead'

/** Everybody who works on its lead may. @throws HttpError 404 */
export async function deleteReminder(
  { user, trx, socketId }: LeadActor,
  id: number
): Promise<LeadRow> {
  const reminder = await lockReminder({ user, trx }, id)
  await reminder.delete()
  await tellLeadChanged({ trx }, { id: reminder.leadId, socketId })
  return findLead(reminder.leadId, trx)
}
