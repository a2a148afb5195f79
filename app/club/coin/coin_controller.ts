import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import CoinEntryTransformer from '#app/club/coin/coin_entry_transformer'
import { coinWaysOf } from '#app/club/coin/coin_ways'
import { COINS_PER_CREDIT } from '#app/ledger/ledger_entry'
import { countEarnings, listCoinEntries } from '#app/ledger/list_coin_entries'
import { findCoinBalance, findCreditBalance } from '#app/ledger/find_balance'
import { conversionValidator } from '#app/club/coin/coin_validators'
import { once } from '#app/common/idempotency/once'
import { convertCoins } from '#app/ledger/earn_coins'

export default class CoinController {
  async show(ctx: HttpContext) {
    const { entries, ...coin } = await coinOf(ctx, { page: 1, perPage: 20 })
    return ctx.inertia.render('club/coin', {
      ...coin,
      entries: entries.data,
      next_page_url: entries.next_page_url && '/api/club/coin?page=2',
      credits: await findCreditBalance(ctx.auth.getUserOrFail().id),
    })
  }

  async index(ctx: HttpContext) {
    return coinOf(ctx, pageRequest(ctx))
  }

  async convert(ctx: HttpContext) {
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

async function coinOf(ctx: HttpContext, page: PageRequest) {
  const user = ctx.auth.getUserOrFail()
  const { id } = user
  const rows = await listCoinEntries(id, page)
  const entries = rows.map((row) => new CoinEntryTransformer(row).toObject())
  return {
    balance: await findCoinBalance(id),
    entries: paginator(ctx, entries, page),
    ways: coinWaysOf(user, await countEarnings(id)),
    rate: COINS_PER_CREDIT,
  }
}
