import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { followTeam, unfollowTeam, type TeamFollowState } from '#app/teams/following/follow_team'

export default class TeamFollowsController {
  store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      const state = await followTeam({ user, trx }, ctx.params.handle)
      return { status: 200, body: onTheWire(state) }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    return onTheWire(await transaction((trx) => unfollowTeam({ user, trx }, params.handle)))
  }
}

function onTheWire({ isFollowing, followersCount }: TeamFollowState) {
  return {
    status: 'success' as const,
    is_following: isFollowing,
    followers_count: followersCount,
  }
}
