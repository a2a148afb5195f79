import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Market from '#app/places/models/market'

const MOST_MARKETS = 50

/** A market as somebody sees it. */
export interface MarketView {
  market: Market
  isMember: boolean
}

/** Markets by name or place, those with the most members first. */
export default class ListMarkets {
  /** @param viewerId whose memberships are told */
  async handle(viewerId: number, search = ''): Promise<MarketView[]> {
    const markets = Market.query()
      .orderBy('members_count', 'desc')
      .orderBy('id')
      .limit(MOST_MARKETS)
    const term = search.trim().slice(0, 100)
    if (term) {
      const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
      markets.where((where) => {
        for (const column of ['name', 'city', 'state', 'country'])
          where.orWhereILike(column, pattern)
      })
    }
    return withMembership(viewerId, markets)
  }
}

/** Runs a query of markets and tells of each whether the viewer is a member. */
export async function withMembership(
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
