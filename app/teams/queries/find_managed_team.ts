import { HttpError } from '#app/kernel/exceptions/http_error'
import { mayManage } from '#app/teams/contract/team_roles'
import type { TeamRow } from '#app/teams/models/team_row'
import { findTeam } from '#app/teams/queries/find_team'

/** @throws HttpError 404, 403 for anyone who doesn't manage it */
export async function findManagedTeam(handle: string, userId: number): Promise<TeamRow> {
  const team = await findTeam({ handle }, userId)
  if (!mayManage(team.role)) throw HttpError.forbidden()
  return team
}
