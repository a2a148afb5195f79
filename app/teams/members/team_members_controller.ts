import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { isMember } from '#app/teams/team_roles'
import { changeRole, removeTeamMember } from '#app/teams/members/change_members'
import { listTeamMembers } from '#app/teams/members/list_members'
import { leavingValidator, teamRoleValidator } from '#app/teams/members/member_validators'
import { findTeam } from '#app/teams/find_teams'
import TeamMemberTransformer from '#app/teams/members/team_member_transformer'

export default class TeamMembersController {
  async index(ctx: HttpContext) {
    const { params, auth } = ctx
    const team = await findTeam({ handle: params.handle }, auth.getUserOrFail().id)
    if (!isMember(team.role)) throw HttpError.forbidden()
    const page = pageRequest(ctx)
    const members = await listTeamMembers(team.id, page)
    const data = members.map((member) => new TeamMemberTransformer(member).toObject())
    return { members: paginator(ctx, data, page) }
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle, userId } = ctx.params
    const { role } = await ctx.request.validateUsing(teamRoleValidator)
    const member = await transaction((trx) => changeRole({ user, trx }, handle, userId, role))
    logSecurityEvent(ctx, 'team_role_changed')
    return { status: 'success' as const, member: new TeamMemberTransformer(member).toObject() }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle, userId } = ctx.params
    const { take_listings: takesListings } = await ctx.request.validateUsing(leavingValidator)
    await transaction((trx) => removeTeamMember({ user, trx }, handle, userId, { takesListings }))
    logSecurityEvent(ctx, 'team_member_removed')
    return { status: 'success' as const }
  }
}
