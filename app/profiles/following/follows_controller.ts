import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { followUser, unfollowUser, type FollowState } from '#app/profiles/following/follow_user'
import { transaction } from '#app/kernel/database/transaction'
import { pageRequest, paginator } from '#app/common/http/paginator'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { listConnections } from '#app/profiles/following/find_follows'

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

  async followings(ctx: HttpContext) {
    const page = await this.#page(ctx, 'followings')
    return {
      followings: page.data.map((user) => new UserCardTransformer(user).toObject()),
      next_page_url: page.next_page_url,
    }
  }

  async followers(ctx: HttpContext) {
    const page = await this.#page(ctx, 'followers')
    return {
      followers: page.data.map((user) => new UserCardTransformer(user).toObject()),
      next_page_url: page.next_page_url,
    }
  }

  async #page(ctx: HttpContext, kind: 'followings' | 'followers') {
    const page = pageRequest(ctx)
    const users = await listConnections(kind, ctx.auth.getUserOrFail().id, page)
    return paginator(ctx, users, page)
  }
}

function onTheWire({ isFollowing, followersCount }: FollowState) {
  return { status: 'success', is_following: isFollowing, followers_count: followersCount }
}
