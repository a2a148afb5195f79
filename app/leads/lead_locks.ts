import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Lead from '#app/leads/lead'
import LeadReminder from '#app/leads/reminders/lead_reminder'
import { mayList, mayManage } from '#app/teams/team_roles'
import { findTeamRole } from '#app/teams/find_teams'

export interface LeadActor extends ActingUser {
  /** the socket of the page that asked, which learns nothing new */
  socketId?: string | null
}

interface LockedLead {
  lead: Lead
  /** manages the lead’s team */
  isManager: boolean
  /** it is theirs, or their team’s and they manage it */
  isOwner: boolean
}

/** For its realtor, the agent it is assigned to, and who manages their team. @throws HttpError 404 */
export async function lockLead({ user, trx }: ActingUser, id: number): Promise<LockedLead> {
  const lead = await Lead.query({ client: trx }).where('id', id).forUpdate().first()
  if (!lead) throw HttpError.notFound()
  const role = await findTeamRole(lead.teamId, user.id, trx)
  const isManager = mayManage(role)
  const isOwner = isManager || lead.userId === user.id
  if (!isOwner && !(lead.assignedId === user.id && mayList(role))) throw HttpError.notFound()
  return { lead, isManager, isOwner }
}

/** With its lead, for everybody who works on that. @throws HttpError 404 */
export async function lockReminder({ user, trx }: ActingUser, id: number): Promise<LeadReminder> {
  const found = await LeadReminder.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  await lockLead({ user, trx }, found.leadId)
  // while waiting for the lead it may have been deleted, or its notice sent
  const reminder = await LeadReminder.query({ client: trx }).where('id', id).forUpdate().first()
  if (!reminder) throw HttpError.notFound()
  return reminder
}
