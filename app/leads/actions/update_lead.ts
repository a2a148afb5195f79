import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { tellLeadChanged } from '#app/leads/actions/tell_lead_changed'
import { CLOSED_STAGES, type LeadStage } from '#app/leads/contract/lead_options'
import type Lead from '#app/leads/models/lead'
import { insertLeadEvent } from '#app/leads/models/lead_event'
import type { LeadActor } from '#app/leads/models/lead_actor'
import type { LeadRow } from '#app/leads/models/lead_row'
import { lockLead } from '#app/leads/policies/lock_lead'
import { findLead } from '#app/leads/queries/find_lead'
import { listLeadWorkers } from '#app/leads/queries/list_lead_workers'
import { notify } from '#app/notifications/actions/notify'
import { mayList } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'

export interface LeadInput {
  stage?: LeadStage
  /** why it was won or lost; kept only there */
  reason?: string | null
  name?: string
  phone?: string | null
  /** null for its realtor */
  assignedTo?: number | null
}

/**
 * A move to another stage and an assignment are kept with their time.
 *
 * @throws HttpError 404; 403 for who may not assign it; E_VALIDATION_ERROR on `lead.assigned_to`
 */
export async function updateLead(
  { user, trx, socketId = null }: LeadActor,
  id: number,
  { assignedTo, reason, ...input }: LeadInput
): Promise<LeadRow> {
  const { lead, isManager } = await lockLead({ user, trx }, id)
  const workers = await listLeadWorkers(id, trx)
  const { stage } = lead
  lead.merge(input)
  if (!CLOSED_STAGES.includes(lead.stage)) lead.reason = null
  else if (reason !== undefined || stage !== lead.stage) lead.reason = reason ?? null
  if (lead.stage !== 'new') lead.answeredAt ??= DateTime.now()
  await lead.save()
  if (lead.stage !== stage) {
    const move = { kind: 'stage', stage: lead.stage, message: lead.reason } as const
    await insertLeadEvent(id, { ...move, actorId: user.id }, trx)
  }
  if (assignedTo !== undefined) {
    if (!isManager) throw HttpError.forbidden('Only those who manage the team assign its leads.')
    await assign({ user, trx }, lead, assignedTo)
  }
  await tellLeadChanged({ trx }, { id, alsoTo: workers, socketId })
  return findLead(id, trx)
}

async function assign({ user, trx }: LeadActor, lead: Lead, assignedTo: number | null) {
  const assigneeId = assignedTo ?? lead.userId
  const before = lead.assignedId ?? lead.userId
  if (assigneeId === before) return
  if (assigneeId !== lead.userId && !mayList(await findTeamRole(lead.teamId, assigneeId, trx))) {
    throw fieldErrors({ 'lead.assigned_to': 'Choose someone who works in this team.' })
  }
  await lead.merge({ assignedId: assigneeId === lead.userId ? null : assigneeId }).save()
  await insertLeadEvent(lead.id, { kind: 'assignment', assigneeId, actorId: user.id }, trx)
  await notify(
    { trx },
    {
      userId: assigneeId,
      actorId: user.id,
      kind: 'lead',
      groupKey: `lead_assigned:${lead.id}`,
      words: { name: lead.name, what: 'assigned' },
      url: `/dashboard/leads?lead=${lead.id}`,
    }
  )
}
