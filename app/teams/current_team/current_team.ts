import User, { type ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import TeamMember from '#app/teams/team_member'

/** @param teamId null for no team @throws E_VALIDATION_ERROR for a team they aren't in */
export async function switchTeam({ user, trx }: ActingUser, teamId: number | null): Promise<User> {
  if (teamId !== null) {
    const member = await TeamMember.query({ client: trx })
      .where({ team_id: teamId, user_id: user.id })
      .forShare()
      .first()
    if (!member) throw fieldErrors({ team_id: 'You aren’t in that team.' })
  }
  const person = await User.findOrFail(user.id, { client: trx })
  return person.merge({ currentTeamId: teamId }).save()
}
