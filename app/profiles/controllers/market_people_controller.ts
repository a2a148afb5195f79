import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findMarket } from '#app/places/queries/find_market'
import { listMarketMembers } from '#app/places/queries/list_market_members'
import { connections } from '#app/profiles/transformers/connections'

export default class MarketPeopleController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { market } = await findMarket({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const users = await listMarketMembers(market.id, page, await listHiddenUserIds(viewerId))
    return { people: paginator(ctx, await connections(users, viewerId), page) }
  }
}
