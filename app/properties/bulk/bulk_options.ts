import { MAX_PRICE } from '#app/properties/listing_options'

export const MAX_LISTINGS_PER_CALL = 50
/** percent by which a price may fall and rise in one step */
export const MIN_PERCENT = -99
export const MAX_PERCENT = 1000

/** `value` is a price, a difference in major units, or percent: −5 lowers by 5 %. */
export interface BulkPriceStep {
  kind: 'set' | 'amount' | 'percent'
  value: number
}

export const PRICE_STEPS = ['set', 'amount', 'percent'] as const satisfies BulkPriceStep['kind'][]

/** What a price becomes, in whole units where it was whole; null where there is none to become. */
export function steppedPrice(price: number | null, { kind, value }: BulkPriceStep): number | null {
  if (kind === 'set') return value
  if (price === null) return null
  const stepped = kind === 'amount' ? price + value : price * (1 + value / 100)
  const unit = Number.isInteger(price) && kind === 'percent' ? 1 : 100
  const rounded = Math.round(stepped * unit) / unit
  return rounded > 0 && rounded <= MAX_PRICE ? rounded : null
}
