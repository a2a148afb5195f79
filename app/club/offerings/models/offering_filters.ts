import type { OfferingKind, PayWith } from '#app/club/contract/offering_options'
import type { Rates } from '#app/search/models/rates'

/** Null for what isn’t asked for. */
export interface OfferingFilters {
  q: string | null
  kind: OfferingKind | null
  marketId: number | null
  pay: PayWith | null
  minUsd: number | null
  maxUsd: number | null
  maxCoins: number | null
  /** to compare prices with */
  rates: Rates
}
