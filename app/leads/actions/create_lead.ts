import type { LeadActor } from '#app/leads/models/lead_actor'
import { fieldErrors } from '#app/common/http/field_errors'
import { addNote } from '#app/leads/actions/add_note'
import { recordLead } from '#app/leads/actions/record_lead'
import type { LeadStage } from '#app/leads/contract/lead_options'
import { insertLeadEvent } from '#app/leads/models/lead_event'
import Lead from '#app/leads/models/lead'
import type { LeadRow } from '#app/leads/models/lead_row'
import { findLead } from '#app/leads/queries/find_lead'
import { mayList } from '#app/teams/contract/team_roles'
import { findWorkplace } from '#app/teams/queries/find_workplace'

export interface NewLead {
  name: string
  email: string
  phone?: string | null
  stage?: LeadStage
  note?: string | null
  property: { id: number; teamId: number | null } | null
}

/**
 * Adds a lead by hand, or updates the one with the same email address.
 *
 * @throws E_VALIDATION_ERROR on `lead.email`
 */
export async function createLead(
  { user, trx, socketId = null }: LeadActor,
  { name, email, phone, stage, note, property }: NewLead
): Promise<{ lead: LeadRow; isNew: boolean }> {
  const workplace = await findWorkplace(user.id, trx)
  const ownTeam = workplace && mayList(workplace.role) ? workplace.team_id : null
  const recorded = await recordLead(
    { trx },
    {
      userId: user.id,
      teamId: property ? property.teamId : ownTeam,
      source: 'manual',
      ...{ name, email, phone, propertyId: property?.id },
      event: { kind: 'manual', cause: 'manual', actorId: user.id },
      actorId: user.id,
    }
  )
  if (!recorded) {
    throw fieldErrors({ 'lead.email': 'Choose an address other than yours or of someone blocked.' })
  }
  const { id, isNew } = recorded
  if (isNew && stage && stage !== 'new') {
    await Lead.query({ client: trx }).where('id', id).update({ stage })
    await insertLeadEvent(id, { kind: 'stage', stage, actorId: user.id }, trx)
  }
  if (note) await addNote({ user, trx, socketId }, id, note)
  return { lead: await findLead(id, trx), isNew }
}
