import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OfferingRow } from '#app/club/offerings/models/offering_row'
import Market from '#app/places/models/market'
import { listMarketViews, type MarketView } from '#app/places/queries/list_markets'

export interface OfferingView {
  row: OfferingRow
  market: MarketView | null
  /** null for a guest */
  viewerId: number | null
}

/** Adds the markets, in one query. */
export async function viewOfferings(
  rows: OfferingRow[],
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<OfferingView[]> {
  const ids = [...new Set(rows.flatMap(({ marketId }) => marketId ?? []))]
  const markets = ids.length
    ? await listMarketViews(viewerId, Market.query({ client }).whereIn('id', ids), client)
    : []
  const byId = new Map(markets.map((view) => [view.market.id, view]))
  return rows.map((row) => ({ row, market: byId.get(row.marketId ?? 0) ?? null, viewerId }))
}
