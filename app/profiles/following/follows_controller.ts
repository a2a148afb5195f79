import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { followUser, unfollowUser, type FollowState } from '#app/profiles/following/follow_user'
import { transaction } from '#app/kernel/database/transaction'

export default class FollowsController {
  async store(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      const state = await followUser({ trx }, id, Number(ctx.params.id))
      return { status: 200, body: onTheWire(state) }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const state = await transaction((trx) => unfollowUser({ trx }, id, Number(params.id)))
    return onTheWire(state)
  }
}

function onTheWire({ isFollowing, followersCount }: FollowState) {
  return { status: 'success', is_following: isFollowing, followers_count: followersCount }
}
