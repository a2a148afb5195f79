import User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { TEAM_ROLES } from '#app/teams/team_roles'
import TeamMember from '#app/teams/team_member'

/** By role, then by when they joined; one more than a page holds. */
export function listTeamMembers(
  teamId: number,
  { page, perPage }: PageRequest
): Promise<TeamMember[]> {
  return TeamMember.query()
    .where('team_id', teamId)
    .preload('user')
    .orderByRaw('array_position(?::text[], role)', [[...TEAM_ROLES]])
    .orderBy('id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}

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
