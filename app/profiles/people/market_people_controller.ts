import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findMarket } from '#app/places/markets/find_markets'
import { listMarketMembers } from '#app/places/markets/find_market_members'
import { connections } from '#app/profiles/following/connection_transformer'
import { listFollowed } from '#app/profiles/following/find_follows'

export default class MarketPeopleController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { market } = await findMarket({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const users = await listMarketMembers(market.id, page, await listHiddenUserIds(viewerId))
    const followedIds = await listFollowed(viewerId, users)
    return { people: paginator(ctx, connections(users, followedIds), page) }
  }
}
