import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findMarket } from '#app/places/markets/find_markets'
import { listMarketProperties } from '#app/properties/lists/list_public_properties'
import { savableCards } from '#app/properties/savable_card_transformer'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'

export default class MarketPropertiesController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { market } = await findMarket({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const rows = await listMarketProperties(market, page, await listHiddenUserIds(viewerId))
    const savedIds = await listSavedAmong(viewerId, rows)
    return { properties: paginator(ctx, savableCards(rows, savedIds), page) }
  }
}
