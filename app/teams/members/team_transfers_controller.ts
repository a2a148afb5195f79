import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { transferTeam } from '#app/teams/members/change_members'
import { transferValidator } from '#app/teams/members/member_validators'
import { findTeam } from '#app/teams/find_teams'
import TeamTransformer from '#app/teams/team_transformer'

export default class TeamTransfersController {
  async store(ctx: HttpContext) {
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
