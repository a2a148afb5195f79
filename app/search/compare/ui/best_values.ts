import { SQUARE_METERS_PER_UNIT, type AreaUnit } from '#app/properties/listing_options'

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

/** A price per square meter or square foot; null without price or area. */
export function areaPrice({ price, living_area: area, area_unit: unit }: Priced, per: AreaUnit) {
  if (price === null || !area) return null
  return (price / area) * (SQUARE_METERS_PER_UNIT[per] / SQUARE_METERS_PER_UNIT[unit])
}
