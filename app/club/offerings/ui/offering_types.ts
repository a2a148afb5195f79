import type { Data } from '#data'
import type { OfferingSort } from '#app/club/offerings/offering_options'

export type Offering = Data.Club.Offerings.Offering
export type OfferingRequest = Data.Club.Requests.OfferingRequest
export type OfferingReview = Data.Club.Offerings.OfferingReview

/** What the list of offerings was asked for. */
export interface AskedOfferings {
  q: string | null
  kind: Offering['kind'] | null
  /** slug */
  market: string | null
  pay: 'money' | 'coin' | null
  min_price: number | null
  max_price: number | null
  currency: string
  max_coins: number | null
  /** null for the newest first */
  sort: OfferingSort | null
}
