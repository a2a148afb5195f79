import type { HttpContext } from '@adonisjs/core/http'
import { findUser } from '#app/accounts/find_users'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { leaveMarket } from '#app/places/markets/join_market'
import { listUserMarkets } from '#app/places/markets/find_markets'
import { transaction } from '#app/kernel/database/transaction'
import MarketTransformer from '#app/places/markets/market_transformer'

export default class MarketMembersController {
  async index({ auth, params }: HttpContext) {
    const viewer = auth.getUserOrFail()
    if (!(await findUser(params.userId))) throw HttpError.notFound()
    const markets = await listUserMarkets(params.userId, viewer.id)
    return { markets: markets.map((market) => new MarketTransformer(market).toObject()) }
  }

  async detach({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    if (params.userId !== user.id)
      throw HttpError.forbidden('You can only leave a market yourself.')
    await transaction((trx) => leaveMarket({ trx }, user.id, params.id))
    const markets = await listUserMarkets(user.id)
    return {
      status: 'success' as const,
      markets: markets.map((market) => new MarketTransformer(market).toObject()),
    }
  }
}
