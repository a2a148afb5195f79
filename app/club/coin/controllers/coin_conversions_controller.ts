import type { HttpContext } from '@adonisjs/core/http'
import { conversionValidator } from '#app/club/coin/validators/conversion_validator'
import { once } from '#app/common/idempotency/once'
import { convertCoins } from '#app/ledger/actions/convert_coins'
import { findCoinBalance } from '#app/ledger/queries/find_coin_balance'
import { findCreditBalance } from '#app/ledger/queries/find_credit_balance'

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
