import type { PageRequest } from '#app/common/http/paginator'
import TeamRequest from '#app/teams/requests/team_request'

/** Open ones, oldest first; one more than a page holds. */
export function listJoinRequests(
  teamId: number,
  { page, perPage }: PageRequest
): Promise<TeamRequest[]> {
  return TeamRequest.query()
    .where({ team_id: teamId, status: 'open' })
    .preload('user')
    .orderBy('id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}

/** Whether the person's request is still open. */
export async function hasAskedToJoin(teamId: number, userId: number): Promise<boolean> {
  const request = await TeamRequest.query()
    .where({ team_id: teamId, user_id: userId, status: 'open' })
    .first()
  return request !== null
}
