import { fieldErrors } from '#app/common/http/field_errors'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { isOwner } from '#app/teams/contract/team_roles'
import { lockTeam } from '#app/teams/models/lock_team'
import type Team from '#app/teams/models/team'
import { tellRole } from '#app/teams/notices/tell_role'
import TeamMember from '#app/teams/models/team_member'

/** The former owner becomes an admin. @throws E_VALIDATION_ERROR on `user_id`, HttpError 404, 403 */
export async function transferTeam(
  acting: ActingUser,
  handle: string,
  userId: number
): Promise<Team> {
  const { user, trx } = acting
  const { team } = await lockTeam(acting, { handle }, isOwner)
  const members = () => TeamMember.query({ client: trx }).where('team_id', team.id)
  const heir = await members().where('user_id', userId).first()
  if (!heir) throw fieldErrors({ user_id: 'Choose someone in this team.' })
  if (heir.userId === user.id) throw fieldErrors({ user_id: 'You already own this team.' })
  await members().where('user_id', user.id).update({ role: 'admin' })
  await heir.merge({ role: 'owner' }).save()
  await tellRole(acting, team, { userId, role: 'owner' })
  return team
}
