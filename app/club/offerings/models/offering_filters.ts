import type { OfferingKind, OfferingSort, PayWith } from '#app/club/contract/offering_options'
import type { Rates } from '#app/search/models/rates'

/** Null for what isn’t asked for. */
export interface OfferingFilters {
  q: string | null
  kind: OfferingKind | null
  /** with those that are offered anywhere */
  marketId: number | null
  pay: PayWith | null
  minUsd: number | null
  maxUsd: number | null
  maxCoins: number | null
  sort: OfferingSort
  /** to compare prices with */
  rates: Rates
}
