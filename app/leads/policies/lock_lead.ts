import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Lead from '#app/leads/models/lead'
import { mayList, mayManage } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'

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
