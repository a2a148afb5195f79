import { MAX_PRICE } from '#app/properties/listing_options'

export const MAX_LISTINGS_PER_CALL = 50
/** percent by which a price may fall and rise in one step */
const MIN_PERCENT = -99
const MAX_PERCENT = 1000
const MIN_PRICE = 0.01

/** `value` is a price, a difference in major units, or percent: −5 lowers by 5 %. */
export interface BulkPriceStep {
  kind: 'set' | 'amount' | 'percent'
  value: number
}

export const PRICE_STEPS = ['set', 'amount', 'percent'] as const satisfies BulkPriceStep['kind'][]

const RANGES: Record<BulkPriceStep['kind'], { what: string; min: number; max: number }> = {
  set: { what: 'a price', min: MIN_PRICE, max: MAX_PRICE },
  amount: { what: 'an amount', min: -MAX_PRICE, max: MAX_PRICE },
  percent: { what: 'a percentage', min: MIN_PERCENT, max: MAX_PERCENT },
}

/** Why no price may take this step, as a sentence; null if one may. */
export function stepRefusal({ kind, value }: BulkPriceStep): string | null {
  const { what, min, max } = RANGES[kind]
  if (value >= min && value <= max) return null
  const [least, most] = [min, max].map((limit) => limit.toLocaleString('en').replace('-', '−'))
  return `Enter ${what} from ${least} to ${most}.`
}

/** What a price becomes, in whole units where it was whole; null where there is none to become. */
export function steppedPrice(price: number | null, { kind, value }: BulkPriceStep): number | null {
  if (kind === 'set') return value
  if (price === null) return null
  const stepped = kind === 'amount' ? price + value : price * (1 + value / 100)
  const unit = Number.isInteger(price) && kind === 'percent' ? 1 : 100
  const rounded = Math.round(stepped * unit) / unit
  return rounded > 0 && rounded <= MAX_PRICE ? rounded : null
}
