import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findMarket } from '#app/places/queries/find_market'
import { listMarketProperties } from '#app/properties/queries/list_market_properties'
import { savableCards } from '#app/properties/transformers/savable_cards'

export default class MarketPropertiesController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { market } = await findMarket({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const rows = await listMarketProperties(market, page, await listHiddenUserIds(viewerId))
    return { properties: paginator(ctx, await savableCards(rows, viewerId), page) }
  }
}
