import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { isHandleConflict } from '#app/accounts/policies/is_handle_conflict'
import { MAX_TEAMS_OWNED } from '#app/teams/contract/team_options'
import Team from '#app/teams/models/team'
import TeamMember from '#app/teams/models/team_member'
import type { NewTeam } from '#app/teams/validators/team_validators'

/**
 * Creates a team and makes it the owner's current team.
 * @throws E_VALIDATION_ERROR if a person or team has the handle
 * @throws HttpError 409 if they own the maximum number of teams
 */
export async function createTeam({ user, trx }: ActingUser, input: NewTeam): Promise<Team> {
  const owner = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const [{ count }] = await trx
    .from('team_members')
    .where({ user_id: owner.id, role: 'owner' })
    .count('* as count')
  if (Number(count) >= MAX_TEAMS_OWNED) {
    throw HttpError.conflict(`You own ${MAX_TEAMS_OWNED} teams. Hand one over or delete it first.`)
  }
  try {
    const team = await Team.create({ ...input, domainStatus: 'none' }, { client: trx })
    await TeamMember.create({ teamId: team.id, userId: owner.id, role: 'owner' }, { client: trx })
    await owner.merge({ currentTeamId: team.id }).save()
    return team
  } catch (error) {
    if (!isHandleConflict(error)) throw error
    throw fieldErrors({ 'team.handle': 'That handle is taken.' })
  }
}
