import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { once } from '#app/common/idempotency/once'
import FollowUser, { type FollowState } from '#app/profiles/actions/follow_user'
import UnfollowUser from '#app/profiles/actions/unfollow_user'

/** Following and leaving somebody. */
export default class FollowsController {
  async store(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    await once(ctx, async (trx) => {
      const state = await new FollowUser().handle(id, Number(ctx.params.id), trx)
      return { status: 200, body: onTheWire(state) }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const state = await db.transaction((trx) =>
      new UnfollowUser().handle(id, Number(params.id), trx)
    )
    return onTheWire(state)
  }
}

function onTheWire({ isFollowing, followersCount }: FollowState) {
  return { status: 'success', is_following: isFollowing, followers_count: followersCount }
}
