import type { HttpContext } from '@adonisjs/core/http'
import { conversionValidator } from '#app/club/coin/coin_validators'
import { once } from '#app/common/idempotency/once'
import { convertCoins } from '#app/ledger/earn_coins'
import { findCoinBalance, findCreditBalance } from '#app/ledger/find_balance'

export default class CoinConversionsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { coins } = await ctx.request.validateUsing(conversionValidator)
    return once(ctx, async (trx) => {
      await convertCoins({ user, trx }, coins)
      const balance = await findCoinBalance(user.id, trx)
      const credits = await findCreditBalance(user.id, trx)
      return { status: 200, body: { status: 'success' as const, balance, credits } }
    })
  }
}
