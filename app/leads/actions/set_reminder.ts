import type { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import { MAX_REMINDERS_EACH } from '#app/leads/contract/lead_options'
import type { LeadActor } from '#app/leads/models/lead_actor'
import LeadReminder from '#app/leads/models/lead_reminder'
import type { LeadRow } from '#app/leads/models/lead_row'
import { lockLead } from '#app/leads/policies/lock_lead'
import { findLead } from '#app/leads/queries/find_lead'

export interface NewReminder {
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
