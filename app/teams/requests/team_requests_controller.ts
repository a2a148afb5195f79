import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { teamInvitationAnswerValidator } from '#app/teams/invitations/invitation_validators'
import { JOIN_REQUEST_LIMITS } from '#app/teams/team_limits'
import { findManagedTeam } from '#app/teams/find_teams'
import { answerJoinRequest, requestToJoin } from '#app/teams/requests/join_requests'
import { listJoinRequests } from '#app/teams/requests/find_requests'
import { joinRequestValidator } from '#app/teams/team_validators'
import TeamRequestTransformer from '#app/teams/requests/team_request_transformer'

export default class TeamRequestsController {
  async index(ctx: HttpContext) {
    const team = await findManagedTeam(ctx.params.handle, ctx.auth.getUserOrFail().id)
    const page = pageRequest(ctx)
    const requests = await listJoinRequests(team.id, page)
    const data = requests.map((request) => new TeamRequestTransformer(request).toObject())
    return { requests: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { message = null } = await ctx.request.validateUsing(joinRequestValidator)
    await countAttempt(ctx, JOIN_REQUEST_LIMITS, String(user.id))
    return once(ctx, async (trx) => {
      const request = await requestToJoin({ user, trx }, ctx.params.handle, message || null)
      return {
        status: 201,
        body: {
          status: 'success' as const,
          request: new TeamRequestTransformer(request).toObject(),
        },
      }
    })
  }

  async respond(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle, id } = ctx.params
    const { accept } = await ctx.request.validateUsing(teamInvitationAnswerValidator)
    return once(ctx, async (trx) => {
      const request = await answerJoinRequest({ user, trx }, handle, id, accept)
      return {
        status: 200,
        body: {
          status: 'success' as const,
          request: new TeamRequestTransformer(request).toObject(),
        },
      }
    })
  }
}
