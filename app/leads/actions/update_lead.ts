import type { ActingUser } from '#app/accounts/models/acting_user'
import type { LeadStage } from '#app/leads/contract/lead_options'
import { lockLead } from '#app/leads/models/lock_lead'
import type { LeadRow } from '#app/leads/models/lead_row'
import { findLead } from '#app/leads/queries/find_lead'

export interface LeadInput {
  stage?: LeadStage
  name?: string
  phone?: string | null
}

/** A move to another stage is kept with its time. @throws HttpError 404 */
export async function updateLead(
  { user, trx }: ActingUser,
  id: number,
  input: LeadInput
): Promise<LeadRow> {
  const lead = await lockLead({ user, trx }, id)
  const { stage } = lead
  await lead.merge(input).save()
  if (lead.stage !== stage) {
    await trx.table('lead_events').insert({ lead_id: id, kind: 'stage', stage: lead.stage })
  }
  return findLead(id, trx)
}
