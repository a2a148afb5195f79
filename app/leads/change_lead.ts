import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findLead } from '#app/leads/find_leads'
import Lead from '#app/leads/lead'
import LeadChanged, { tellLeadChanged, listLeadWorkers } from '#app/leads/lead_changed'
import { insertLeadEvent } from '#app/leads/lead_event'
import { lockLead, type LeadActor } from '#app/leads/lead_locks'
import { CLOSED_STAGES, leadPath, type LeadStage } from '#app/leads/lead_options'
import type { LeadRow } from '#app/leads/lead_row'
import { recordLead } from '#app/leads/record_lead'
import { tellOfLostViewings } from '#app/leads/viewings/forget_viewings'
import { notify } from '#app/notifications/notify'
import { mayList } from '#app/teams/team_roles'
import { findTeamRole, findWorkplace } from '#app/teams/find_teams'

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
  const worker = lead.assignedId ?? lead.userId
  if (assignedTo !== undefined && (assignedTo ?? lead.userId) !== worker) {
    if (!isManager) throw HttpError.forbidden('Only those who manage the team assign its leads.')
    await assign({ user, trx }, lead, assignedTo)
  }
  await tellLeadChanged({ trx }, { id, alsoTo: workers, socketId })
  return findLead(id, trx)
}

async function assign({ user, trx }: LeadActor, lead: Lead, assignedTo: number | null) {
  const assigneeId = assignedTo ?? lead.userId
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
      url: leadPath(lead.id),
    }
  )
}

/** With its history, notes, reminders and viewings. @throws HttpError 404, 403 for an agent it is assigned to */
export async function deleteLead({ user, trx, socketId = null }: LeadActor, id: number) {
  const { lead, isOwner } = await lockLead({ user, trx }, id)
  if (!isOwner)
    throw HttpError.forbidden('Only its realtor and those who manage the team delete it.')
  const userIds = await listLeadWorkers(id, trx)
  await tellOfLostViewings({ leadId: id }, trx)
  await lead.delete()
  afterCommit(trx, () => LeadChanged.dispatch(id, userIds, socketId))
}

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
