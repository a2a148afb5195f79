import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findLead } from '#app/leads/find_leads'
import { tellLeadChanged } from '#app/leads/lead_changed'
import { lockLead, lockReminder, type LeadActor } from '#app/leads/lead_locks'
import { MAX_REMINDERS_EACH } from '#app/leads/lead_options'
import type { LeadRow } from '#app/leads/lead_row'
import LeadReminder from '#app/leads/reminders/lead_reminder'

interface NewReminder {
  text: string
  dueAt: DateTime
  timeZone: string
}

/** @throws HttpError 404, 409 with too many */
export async function setReminder(
  { user, trx, socketId }: LeadActor,
  leadId: number,
  reminder: NewReminder
): Promise<{ id: number; lead: LeadRow }> {
  await lockLead({ user, trx }, leadId)
  const set = await LeadReminder.query({ client: trx }).where('lead_id', leadId)
  if (set.length >= MAX_REMINDERS_EACH) {
    throw HttpError.conflict(`A lead has at most ${MAX_REMINDERS_EACH} reminders.`)
  }
  const { id } = await LeadReminder.create(
    { leadId, userId: user.id, ...reminder },
    { client: trx }
  )
  await tellLeadChanged({ trx }, { id: leadId, socketId })
  return { id, lead: await findLead(leadId, trx) }
}

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
