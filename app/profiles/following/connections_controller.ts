import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { listConnections } from '#app/profiles/following/find_follows'

export default class ConnectionsController {
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
