import type { HttpContext } from '@adonisjs/core/http'
import { findMarket } from '#app/places/markets/find_markets'
import { listMarketFacts } from '#app/places/markets/market_facts'
import { marketTabs } from '#app/places/markets/market_tabs'
import MarketTransformer from '#app/places/markets/market_transformer'

export default class MarketPagesController {
  async show({ auth, inertia, params, request }: HttpContext) {
    const viewerId = auth.user?.id ?? null
    const view = await findMarket({ slug: params.slug }, viewerId)
    const tab: unknown = request.input('tab')
    return inertia.render('places/market', {
      market: new MarketTransformer(view).toObject(),
      facts: await listMarketFacts(view.market.id),
      ...(await marketTabs.open({ ownerId: view.market.id, viewerId, tab })),
    })
  }

  /** "Join" on a guest's market page leads here: after signing in they return to the market. */
  join({ params, response }: HttpContext) {
    return response.redirect().toPath(`/markets/${encodeURIComponent(params.slug)}`)
  }
}
