import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import { mayManage } from '#app/teams/contract/team_roles'
import { findDomainChallenge } from '#app/teams/domains/queries/find_domain_challenge'
import { findOwnInvitation } from '#app/teams/invitations/queries/find_invitation'
import { findTeam } from '#app/teams/queries/find_team'
import { listTeamFaces } from '#app/teams/queries/list_team_faces'
import { teamTabs } from '#app/teams/registry/team_tabs'
import { hasAskedToJoin } from '#app/teams/requests/policies/has_asked_to_join'
import ReceivedInvitationTransformer from '#app/teams/transformers/received_invitation_transformer'
import TeamTransformer from '#app/teams/transformers/team_transformer'

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
    challenge: mayManage(team.role) ? await findDomainChallenge(team.id) : null,
  })
}
