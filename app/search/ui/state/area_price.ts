import type { AreaUnit } from '#app/properties/contract/listing_options'

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
