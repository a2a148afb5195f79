import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { mayManage, type GivenRole } from '#app/teams/contract/team_roles'
import { lockMember } from '#app/teams/members/models/lock_member'
import { lockTeam } from '#app/teams/models/lock_team'
import { tellRole } from '#app/teams/notices/tell_role'
import type TeamMember from '#app/teams/models/team_member'

/** Anyone's but the owner's. @throws HttpError 404, 403, 409 */
export async function changeRole(
  acting: ActingUser,
  handle: string,
  userId: number,
  role: GivenRole
): Promise<TeamMember> {
  const { team } = await lockTeam(acting, { handle }, mayManage)
  const member = await lockMember(team.id, userId, acting.trx)
  if (member.role === 'owner') {
    throw HttpError.conflict('The owner stays the owner until the team is handed over.')
  }
  if (member.role === role) return member
  await member.merge({ role }).save()
  if (userId !== acting.user.id) await tellRole(acting, team, { userId, role })
  return member
}
