import type { AreaUnit } from '#app/properties/listing_options'

/** Which of several homes is best in something, and the word that says so. */
export interface Best {
  of: 'lowest' | 'highest'
  word: string
}

/**
 * Whether each value is the best: nobody's where all that are known are alike, or only one is.
 *
 * @param values null where a home doesn't tell
 */
export function bestValues(values: readonly (number | null)[], { of }: Best): boolean[] {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || lowest === highest) return values.map(() => false)
  return values.map((value) => value === (of === 'lowest' ? lowest : highest))
}

interface Priced {
  price: number | null
  living_area: number | null
  area_unit: AreaUnit
}

const SQUARE_FEET_PER_METER = 10.7639

/** Price per square meter and square foot; null without price or area. */
export function areaPrices({ price, living_area: area, area_unit: unit }: Priced) {
  if (price === null || !area) return null
  const perMeter = unit === 'sqm' ? price / area : (price / area) * SQUARE_FEET_PER_METER
  return { sqm: perMeter, sqft: perMeter / SQUARE_FEET_PER_METER }
}
