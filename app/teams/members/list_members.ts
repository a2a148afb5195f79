import type { PageRequest } from '#app/common/http/paginator'
import { TEAM_ROLES } from '#app/teams/team_roles'
import TeamMember from '#app/teams/team_member'

/** By role, then by when they joined; one more than a page holds. */
export function listMembers(teamId: number, { page, perPage }: PageRequest): Promise<TeamMember[]> {
  return TeamMember.query()
    .where('team_id', teamId)
    .preload('user')
    .orderByRaw('array_position(?::text[], role)', [[...TEAM_ROLES]])
    .orderBy('id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
