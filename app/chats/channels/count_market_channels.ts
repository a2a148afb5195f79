import db from '@adonisjs/lucid/services/db'
import type { MarketFact } from '#app/places/markets/market_facts'

/** Where a market's people talk; they open what they may. */
export async function countMarketChannels(marketId: number): Promise<MarketFact[]> {
  const [{ count }]: { count: string }[] = await db
    .from('chats')
    .where('market_id', marketId)
    .count('* as count')
  const amount = Number(count)
  const label = amount === 1 ? 'Channel' : 'Channels'
  return amount ? [{ label, amount, currency: null, href: '/channels' }] : []
}
