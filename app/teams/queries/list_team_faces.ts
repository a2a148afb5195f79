import User from '#app/accounts/models/user'
import { TEAM_ROLES } from '#app/teams/contract/team_roles'

const MAX_FACES = 60

/** People shown on a team's public page: everyone except viewers. */
export function listTeamFaces(teamId: number): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('team_members', 'team_members.user_id', 'users.id')
    .where('team_members.team_id', teamId)
    .whereNot('team_members.role', 'viewer')
    .orderByRaw('array_position(?::text[], team_members.role)', [[...TEAM_ROLES]])
    .orderBy('team_members.id')
    .limit(MAX_FACES)
    .exec()
}
