import type User from '#app/accounts/models/user'
import { MAX_TEAM_MEMBERS } from '#app/teams/contract/team_options'
import { mayList, mayManage } from '#app/teams/contract/team_roles'
import { listMembers } from '#app/teams/members/queries/list_members'
import { findTeamRole } from '#app/teams/queries/find_team_role'

/** Those who can be given leads by somebody who manages their current team; nobody for others. */
export async function listLeadAgents({ id, currentTeamId }: User): Promise<User[]> {
  const role = await findTeamRole(currentTeamId, id)
  if (currentTeamId === null || !mayManage(role)) return []
  const members = await listMembers(currentTeamId, { page: 1, perPage: MAX_TEAM_MEMBERS })
  return members.filter((member) => mayList(member.role)).map(({ user }) => user)
}
