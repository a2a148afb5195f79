import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import CoinEntryTransformer from '#app/club/coin/transformers/coin_entry_transformer'
import { coinWaysOf } from '#app/club/coin/transformers/coin_ways'
import { COINS_PER_CREDIT } from '#app/ledger/contract/coin_rate'
import { countEarnings } from '#app/ledger/queries/count_earnings'
import { findCoinBalance } from '#app/ledger/queries/find_coin_balance'
import { findCreditBalance } from '#app/ledger/queries/find_credit_balance'
import { listCoinEntries } from '#app/ledger/queries/list_coin_entries'

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
