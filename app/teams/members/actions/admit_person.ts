import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { MAX_TEAM_MEMBERS } from '#app/teams/contract/team_options'
import type { GivenRole } from '#app/teams/contract/team_roles'
import type Team from '#app/teams/models/team'
import TeamMember from '#app/teams/models/team_member'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'
import TeamRequest from '#app/teams/requests/models/team_request'

/**
 * Makes this the current team of a person without one, and answers what was open between both.
 * Existing members keep their role.
 * @param team locked
 * @throws HttpError 409 if the team is full
 */
export async function admitPerson(
  { user, trx }: ActingUser,
  team: Team,
  role: GivenRole
): Promise<void> {
  const members = TeamMember.query({ client: trx }).where('team_id', team.id)
  if (await members.clone().where('user_id', user.id).first()) return
  if (team.membersCount >= MAX_TEAM_MEMBERS) {
    throw HttpError.conflict(`A team has at most ${MAX_TEAM_MEMBERS} members.`)
  }
  await TeamMember.create({ teamId: team.id, userId: user.id, role }, { client: trx })
  await User.query({ client: trx })
    .where('id', user.id)
    .whereNull('current_team_id')
    .update({ current_team_id: team.id })
  const accepted = { status: 'accepted', answered_at: DateTime.now().toSQL() }
  await TeamRequest.query({ client: trx })
    .where({ team_id: team.id, user_id: user.id, status: 'open' })
    .update(accepted)
  await TeamInvitation.query({ client: trx })
    .where({ team_id: team.id, email: user.email, status: 'open' })
    .update(accepted)
}
