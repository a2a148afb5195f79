import type { ImportField } from '#app/imports/contract/import_fields'
import type { AreaUnit } from '#app/properties/contract/listing_options'
import { findUnit, SQUARE_METERS } from './known_words.js'

/**
 * Living and land area in a single unit, as listings require: square feet if the living area uses
 * them, otherwise square meters.
 */
export function readAreas(
  number: (field: ImportField) => number | undefined,
  word: <T>(field: ImportField, find: (text: string) => T | null) => T | undefined
) {
  const living = number('living_area')
  const lot = number('lot_area')
  const livingUnit = word('living_area_unit', findUnit)
  const lotUnit = word('lot_area_unit', findUnit) ?? livingUnit
  const isNamed = livingUnit !== undefined || lotUnit !== undefined
  const isInFeet = (livingUnit ?? lotUnit) === SQUARE_METERS.sqft
  const unit: AreaUnit = isInFeet ? 'sqft' : 'sqm'
  return {
    living_area: converted(living, livingUnit, unit),
    lot_area: converted(lot, lotUnit, unit),
    area_unit: isNamed ? unit : undefined,
  }
}

/** @param from square meters per source unit */
function converted(area: number | undefined, from: number | undefined, to: AreaUnit) {
  if (area === undefined || from === undefined) return area
  return Math.round(((area * from) / SQUARE_METERS[to]) * 100) / 100
}
