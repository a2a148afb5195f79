import { isMarketMember } from '#app/places/policies/is_market_member'
import Market from '#app/places/models/market'
import type { MarketView } from '#app/places/queries/list_markets'

/** @param viewerId for `isMember`; null for a guest @throws E_ROW_NOT_FOUND, which becomes a 404 */
export async function findMarket(
  who: { id: number } | { slug: string },
  viewerId: number | null
): Promise<MarketView> {
  const market = await Market.query().where(who).firstOrFail()
  const isMember = viewerId !== null && (await isMarketMember(market.id, viewerId))
  return { market, isMember }
}
