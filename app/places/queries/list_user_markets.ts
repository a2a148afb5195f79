import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Market from '#app/places/models/market'
import { withMembership, type MarketView } from '#app/places/queries/list_markets'

/** The markets that somebody is a member of, in the order of joining. */
export default class ListUserMarkets {
  /**
   * @param userId whose markets
   * @param viewerId whose memberships `isMember` tells; null for somebody signed out
   */
  handle(
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
    return withMembership(viewerId, markets, trx)
  }
}
