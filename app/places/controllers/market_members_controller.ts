import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import LeaveMarket from '#app/places/actions/leave_market'
import ListUserMarkets from '#app/places/queries/list_user_markets'
import MarketTransformer from '#app/places/transformers/market_transformer'

/** Who is a member of what. */
@inject()
export default class MarketMembersController {
  constructor(
    private readonly listUserMarkets: ListUserMarkets,
    private readonly leaveMarket: LeaveMarket
  ) {}

  async index({ auth, params, serialize }: HttpContext) {
    const viewer = auth.getUserOrFail()
    if (!(await User.find(params.userId))) throw HttpError.notFound()
    const markets = await this.listUserMarkets.handle(params.userId, viewer.id)
    return serialize({ markets: MarketTransformer.transform(markets) })
  }

  async detach({ auth, params, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    if (params.userId !== user.id)
      throw HttpError.forbidden('You may leave a market for yourself only.')
    await db.transaction((trx) => this.leaveMarket.handle(user.id, params.id, trx))
    const markets = await this.listUserMarkets.handle(user.id)
    return serialize({ status: 'success' as const, markets: MarketTransformer.transform(markets) })
  }
}
