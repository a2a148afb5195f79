import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { findTeam } from '#app/teams/find_teams'
import { findOwnInvitation } from '#app/teams/invitations/find_invitations'
import ReceivedInvitationTransformer from '#app/teams/invitations/received_invitation_transformer'
import { listTeamFaces } from '#app/teams/members/list_members'
import { hasAskedToJoin } from '#app/teams/requests/find_requests'
import { teamTabs } from '#app/teams/team_tabs'
import TeamTransformer from '#app/teams/team_transformer'

/** A team's public page, with its members' actions. @throws HttpError 404 */
export async function renderTeamPage(
  { inertia, request }: HttpContext,
  handle: string,
  viewer: User | null
) {
  const viewerId = viewer?.id ?? null
  const team = await findTeam({ handle }, viewerId)
  const invitation = viewer && !team.role ? await findOwnInvitation(team.id, viewer) : null
  const faces = await listTeamFaces(team.id)
  return inertia.render('teams/show', {
    team: new TeamTransformer(team).toObject(),
    ...(await teamTabs.open({ ownerId: team.id, viewerId, tab: request.input('tab') })),
    people: faces.map((person) => new UserCardTransformer(person).toObject()),
    invitation: invitation && new ReceivedInvitationTransformer(invitation).toObject(),
    has_asked: viewer !== null && !team.role && (await hasAskedToJoin(team.id, viewer.id)),
  })
}
