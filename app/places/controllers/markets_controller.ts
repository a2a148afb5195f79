import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { once } from '#app/common/idempotency/once'
import JoinMarket, { type MarketChoice } from '#app/places/actions/join_market'
import ListMarkets from '#app/places/queries/list_markets'
import ListUserMarkets from '#app/places/queries/list_user_markets'
import MarketTransformer from '#app/places/transformers/market_transformer'
import {
  existingMarketValidator,
  newMarketValidator,
} from '#app/places/validators/market_validator'
import { searchValidator } from '#app/places/validators/search_validator'

@inject()
export default class MarketsController {
  constructor(
    private readonly listMarkets: ListMarkets,
    private readonly listUserMarkets: ListUserMarkets,
    private readonly joinMarket: JoinMarket
  ) {}

  async index({ auth, request, serialize }: HttpContext) {
    const { q } = await request.validateUsing(searchValidator)
    const markets = await this.listMarkets.handle(auth.getUserOrFail().id, q)
    return serialize({ markets: MarketTransformer.transform(markets) })
  }

  /** Joins a market, by id or by place. */
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const choice = await this.#choice(ctx)
    return once(ctx, async (trx) => {
      const joined = await this.joinMarket.handle(user.id, choice, trx)
      const markets = await this.listUserMarkets.handle(user.id, user.id, trx)
      const body = await ctx.serialize({
        status: 'success' as const,
        market: MarketTransformer.transform({ market: joined, isMember: true }),
        markets: MarketTransformer.transform(markets),
      })
      return { status: 201, body }
    })
  }

  async #choice({ request }: HttpContext): Promise<MarketChoice> {
    if (request.input('market.id') !== undefined) {
      const { market } = await request.validateUsing(existingMarketValidator)
      return { id: market.id }
    }
    const { market } = await request.validateUsing(newMarketValidator)
    const { country_code: countryCode, state, ...place } = market
    return { place: { ...place, countryCode, state: state ?? '' } }
  }
}
