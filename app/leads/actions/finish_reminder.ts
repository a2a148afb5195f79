import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import type { LeadActor } from '#app/leads/models/lead_actor'
import LeadReminder from '#app/leads/models/lead_reminder'
import type { LeadRow } from '#app/leads/models/lead_row'
import { lockLead } from '#app/leads/policies/lock_lead'
import { findLead } from '#app/leads/queries/find_lead'

/** Or takes that back. Everybody who works on the lead may. @throws HttpError 404 */
export async function finishReminder(
  { user, trx, socketId }: LeadActor,
  id: number,
  isDone: boolean
): Promise<LeadRow> {
  const found = await LeadReminder.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  await lockLead({ user, trx }, found.leadId)
  const reminder = await LeadReminder.findOrFail(id, { client: trx })
  if (isDone !== (reminder.doneAt !== null)) {
    await reminder.merge({ doneAt: isDone ? DateTime.now() : null }).save()
    await tellLeadChanged({ trx }, { id: reminder.leadId, socketId })
  }
  return findLead(reminder.leadId, trx)
}
