import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { foldText } from '#app/common/contract/fold_text'
import type { PageRequest } from '#app/common/http/paginator'
import Market from '#app/places/models/market'

const FIRST_MARKETS: PageRequest = { page: 1, perPage: 49 }
const MAX_SEARCH_CHARACTERS = 100

export interface MarketView {
  market: Market
  isMember: boolean
}

/**
 * Markets by name or place, ignoring case, accents and a typo; best match first, then largest; one
 * more than a page holds. @param viewerId for `isMember`
 */
export async function listMarkets(
  viewerId: number,
  search = '',
  { page, perPage }: PageRequest = FIRST_MARKETS
): Promise<MarketView[]> {
  const term = foldText(search.slice(0, MAX_SEARCH_CHARACTERS))
  if (search.trim() && !term) return []
  const markets = Market.query()
  if (term) {
    markets
      .where((either) =>
        either.whereLike('place_key', `%${term}%`).orWhereRaw('? <% place_key', [term])
      )
      .orderByRaw('word_similarity(?, place_key) desc', [term])
  }
  markets.orderBy('members_count', 'desc').orderBy('id')
  markets.offset((page - 1) * perPage).limit(perPage + 1)
  return listMarketViews(viewerId, markets)
}

export async function listMarketViews(
  viewerId: number | null,
  query: ModelQueryBuilderContract<typeof Market>,
  trx?: TransactionClientContract
): Promise<MarketView[]> {
  const markets = await query
  if (viewerId === null) return markets.map((market) => ({ market, isMember: false }))
  const memberships: { market_id: number }[] = await (trx ?? db)
    .from('market_members')
    .select('market_id')
    .where('user_id', viewerId)
    .whereIn(
      'market_id',
      markets.map((market) => market.id)
    )
  const joined = new Set(memberships.map((row) => row.market_id))
  return markets.map((market) => ({ market, isMember: joined.has(market.id) }))
}
