import { DateTime } from 'luxon'
import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import type { NewReminder } from '#app/leads/actions/set_reminder'
import type { LeadActor } from '#app/leads/models/lead_actor'
import type { LeadRow } from '#app/leads/models/lead_row'
import { lockReminder } from '#app/leads/policies/lock_reminder'
import { findLead } from '#app/leads/queries/find_lead'

interface ReminderChange {
  isDone?: boolean
  text?: string
  due?: Pick<NewReminder, 'dueAt' | 'timeZone'>
}

/**
 * Checks it off or takes that back, and changes what it says and when. It arrives anew at another
 * time.
 *
 * @throws HttpError 404
 */
export async function updateReminder(
  { user, trx, socketId }: LeadActor,
  id: number,
  { isDone, text, due }: ReminderChange
): Promise<LeadRow> {
  const reminder = await lockReminder({ user, trx }, id)
  if (isDone !== undefined && isDone !== (reminder.doneAt !== null)) {
    reminder.doneAt = isDone ? DateTime.now() : null
  }
  if (text !== undefined) reminder.text = text
  if (due) reminder.merge({ ...due, notifiedAt: null })
  if (reminder.$isDirty) {
    await reminder.save()
    await tellLeadChanged({ trx }, { id: reminder.leadId, socketId })
  }
  return findLead(reminder.leadId, trx)
}
