import type { PageRequest } from '#app/common/http/paginator'
import TeamInvitation from '#app/teams/invitations/models/team_invitation'

/** Open ones, newest first; one more than a page holds. */
export function listInvitations(
  teamId: number,
  { page, perPage }: PageRequest
): Promise<TeamInvitation[]> {
  return TeamInvitation.query()
    .where({ team_id: teamId, status: 'open' })
    .preload('invitedBy')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
