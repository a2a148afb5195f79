import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Market from '#app/places/models/market'
import { listMarketViews, type MarketView } from '#app/places/queries/list_markets'

/**
 * A person's markets, in the order they joined.
 * @param viewerId for `isMember`; null for a guest
 */
export function listUserMarkets(
  userId: number,
  viewerId: number | null = userId,
  trx?: TransactionClientContract
): Promise<MarketView[]> {
  const markets = Market.query({ client: trx })
    .select('markets.*')
    .join('market_members', 'market_members.market_id', 'markets.id')
    .where('market_members.user_id', userId)
    .orderBy('market_members.created_at')
    .orderBy('markets.id')
  return listMarketViews(viewerId, markets, trx)
}
