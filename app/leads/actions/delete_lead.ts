import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import LeadChanged from '#app/leads/events/lead_changed'
import type { LeadActor } from '#app/leads/models/lead_actor'
import { lockLead } from '#app/leads/policies/lock_lead'
import { listLeadWorkers } from '#app/leads/queries/list_lead_workers'

/** With its history, notes and reminders. @throws HttpError 404, 403 for an agent it is assigned to */
export async function deleteLead({ user, trx, socketId = null }: LeadActor, id: number) {
  const { lead, isOwner } = await lockLead({ user, trx }, id)
  if (!isOwner)
    throw HttpError.forbidden('Only its realtor and those who manage the team delete it.')
  const userIds = await listLeadWorkers(id, trx)
  await lead.delete()
  afterCommit(trx, () => LeadChanged.dispatch(id, userIds, socketId))
}
