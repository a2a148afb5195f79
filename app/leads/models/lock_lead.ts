import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Lead from '#app/leads/models/lead'
import { mayManage } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'

/** For its realtor and who manages their team. @throws HttpError 404 */
export async function lockLead({ user, trx }: ActingUser, id: number): Promise<Lead> {
  const lead = await Lead.query({ client: trx }).where('id', id).forUpdate().first()
  if (!lead) throw HttpError.notFound()
  const role = await findTeamRole(lead.teamId, user.id, trx)
  if (lead.userId !== user.id && !mayManage(role)) throw HttpError.notFound()
  return lead
}
