import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { isMember } from '#app/teams/team_roles'
import { changeRole, removeTeamMember, transferTeam } from '#app/teams/members/change_members'
import { listTeamMembers } from '#app/teams/members/list_members'
import {
  leavingValidator,
  teamRoleValidator,
  transferValidator,
} from '#app/teams/members/member_validators'
import { findTeam } from '#app/teams/find_teams'
import TeamMemberTransformer from '#app/teams/members/team_member_transformer'
import { once } from '#app/common/idempotency/once'
import TeamTransformer from '#app/teams/team_transformer'

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

  async transfer(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle } = ctx.params
    const { user_id: userId } = await ctx.request.validateUsing(transferValidator)
    const answer = await once(ctx, async (trx) => {
      await transferTeam({ user, trx }, handle, userId)
      const team = await findTeam({ handle }, user.id, trx)
      return {
        status: 200,
        body: { status: 'success' as const, team: new TeamTransformer(team).toObject() },
      }
    })
    logSecurityEvent(ctx, 'team_transferred')
    return answer
  }
}
