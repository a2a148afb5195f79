import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { MAX_OPEN_INVITATIONS } from '#app/teams/team_options'
import { isMember, mayManage } from '#app/teams/team_roles'
import { findDomainChallenge } from '#app/teams/domains/find_claims'
import { listTeamInvitations } from '#app/teams/invitations/find_invitations'
import { listTeamMembers } from '#app/teams/members/list_members'
import { renderTeamPage } from '#app/teams/team_page'
import { findManagedTeam, findTeam } from '#app/teams/find_teams'
import { listJoinRequests } from '#app/teams/requests/find_requests'
import TeamInvitationTransformer from '#app/teams/invitations/team_invitation_transformer'
import TeamMemberTransformer from '#app/teams/members/team_member_transformer'
import TeamRequestTransformer from '#app/teams/requests/team_request_transformer'
import TeamTransformer from '#app/teams/team_transformer'

const MEMBERS_PER_PAGE = 50
const ALL_INVITATIONS = { page: 1, perPage: MAX_OPEN_INVITATIONS }

export default class TeamPagesController {
  create({ inertia }: HttpContext) {
    return inertia.render('teams/create', {})
  }

  show(ctx: HttpContext) {
    return renderTeamPage(ctx, ctx.params.handle, ctx.auth.user ?? null)
  }

  async members(ctx: HttpContext) {
    const { auth, inertia, params } = ctx
    const team = await findTeam({ handle: params.handle }, auth.getUserOrFail().id)
    if (!isMember(team.role)) throw HttpError.forbidden('Only people in this team see its members.')
    const page = pageRequest(ctx, MEMBERS_PER_PAGE)
    const members = await listTeamMembers(team.id, page)
    const data = members.map((member) => new TeamMemberTransformer(member).toObject())
    const invitations = mayManage(team.role)
      ? await listTeamInvitations(team.id, ALL_INVITATIONS)
      : []
    return inertia.render('teams/members', {
      team: new TeamTransformer(team).toObject(),
      members: paginator(ctx, data, page),
      invitations: invitations.map((each) => new TeamInvitationTransformer(each).toObject()),
    })
  }

  async settings({ auth, inertia, params }: HttpContext) {
    const team = await findManagedTeam(params.handle, auth.getUserOrFail().id)
    return inertia.render('teams/settings', {
      team: new TeamTransformer(team).toObject(),
      challenge: await findDomainChallenge(team.id),
    })
  }

  async requests(ctx: HttpContext) {
    const team = await findManagedTeam(ctx.params.handle, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx, MEMBERS_PER_PAGE)
    const requests = await listJoinRequests(team.id, page)
    const data = requests.map((request) => new TeamRequestTransformer(request).toObject())
    return ctx.inertia.render('teams/requests', {
      team: new TeamTransformer(team).toObject(),
      requests: paginator(ctx, data, page),
    })
  }
}
