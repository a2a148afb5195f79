import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import type { LeadActor } from '#app/leads/models/lead_actor'
import { insertLeadEvent } from '#app/leads/models/lead_event'
import type { LeadRow } from '#app/leads/models/lead_row'
import { lockLead } from '#app/leads/policies/lock_lead'
import { findLead } from '#app/leads/queries/find_lead'

/** @throws HttpError 404 */
export async function addNote(
  { user, trx, socketId }: LeadActor,
  id: number,
  text: string
): Promise<LeadRow> {
  await lockLead({ user, trx }, id)
  await insertLeadEvent(id, { kind: 'note', message: text, actorId: user.id }, trx)
  await tellLeadChanged({ trx }, { id, socketId })
  return findLead(id, trx)
}
