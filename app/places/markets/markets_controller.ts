import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { once } from '#app/common/idempotency/once'
import { joinMarket, type MarketChoice } from '#app/places/markets/join_market'
import { NEW_MARKET_LIMITS } from '#app/places/markets/market_limits'
import { listMarkets, listUserMarkets } from '#app/places/markets/find_markets'
import MarketTransformer from '#app/places/markets/market_transformer'
import {
  existingMarketValidator,
  newMarketValidator,
  placeSearchValidator,
} from '#app/places/place_validators'

export default class MarketsController {
  async index({ auth, request }: HttpContext) {
    const { q } = await request.validateUsing(placeSearchValidator)
    const markets = await listMarkets(auth.getUserOrFail().id, q)
    return { markets: markets.map((market) => new MarketTransformer(market).toObject()) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const choice = await this.#choice(ctx)
    if ('place' in choice) await countAttempt(ctx, NEW_MARKET_LIMITS, String(user.id))
    return once(ctx, async (trx) => {
      const joined = await joinMarket({ trx }, user.id, choice)
      const markets = await listUserMarkets(user.id, user.id, trx)
      const body = {
        status: 'success' as const,
        market: new MarketTransformer({ market: joined, isMember: true }).toObject(),
        markets: markets.map((market) => new MarketTransformer(market).toObject()),
      }
      return { status: 201, body }
    })
  }

  async #choice({ request }: HttpContext): Promise<MarketChoice> {
    if (request.input('market.id') !== undefined) {
      const { market } = await request.validateUsing(existingMarketValidator)
      return { id: market.id }
    }
    const { market } = await request.validateUsing(newMarketValidator)
    const { country_code: countryCode, radius_km: radiusKm, state, ...place } = market
    return { place: { ...place, countryCode, state: state ?? '' }, radiusKm }
  }
}
