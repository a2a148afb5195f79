import type { ImportField, ImportValues } from '#app/imports/import_fields'
import type { AreaUnit } from '#app/properties/listing_options'
import type { CellReader } from './cell_reader.js'
import { findUnit, SQUARE_METERS } from './known_words.js'
import { plainNumber, withPlainDigits } from './number_cell.js'

interface Area {
  number: number
  /** square meters per unit that the cell itself names */
  unit: number | undefined
}

const CELL = /^(?:ca|circa|c|approx|about|~)?[.\s]*([+-]?[\d.,\s'’\u00a0\u202f]+)(.*)$/is
/** Three digits after a point are thousandths of these. */
const LARGE_UNIT_METERS = 1000

/**
 * Living and land area in a single unit, as listings require: square feet if the living area uses
 * them, otherwise square meters.
 */
export function readAreas(cells: CellReader, values: ImportValues) {
  const livingColumn = cells.read('living_area_unit', findUnit, 'is no unit that we know')
  const lotColumn = cells.read('lot_area_unit', findUnit, 'is no unit that we know')
  const read = (field: ImportField, unit: number | undefined) =>
    cells.read(field, (text) => areaOf(text, values, unit), 'isn’t an area')
  const living = read('living_area', livingColumn)
  const lot = read('lot_area', lotColumn)
  const livingUnit = living?.unit ?? livingColumn
  const lotUnit = lot?.unit ?? lotColumn ?? livingUnit
  const isNamed = livingUnit !== undefined || lotUnit !== undefined
  const isInFeet = (livingUnit ?? feetOrMeters(lotUnit)) === SQUARE_METERS.sqft
  const unit: AreaUnit = isInFeet ? 'sqft' : 'sqm'
  return {
    living_area: converted(living?.number, livingUnit, unit),
    lot_area: converted(lot?.number, lotUnit, unit),
    area_unit: isNamed ? unit : undefined,
  }
}

/** Land in acres alone belongs to a country of feet. */
function feetOrMeters(lotUnit: number | undefined): number | undefined {
  return lotUnit === findUnit('acres') ? SQUARE_METERS.sqft : lotUnit
}

function areaOf(text: string, values: ImportValues, column: number | undefined): Area | null {
  const [, digits, after] = CELL.exec(withPlainDigits(text.trim())) ?? []
  if (digits === undefined) return null
  const word = after.trim().replace(/\.$/, '')
  const unit = word ? findUnit(word) : undefined
  if (unit === null) return null
  const isLarge = (unit ?? column ?? 0) > LARGE_UNIT_METERS
  const number = plainNumber(digits, {
    mark: values.decimal_mark,
    threeDigits: isLarge ? 'decimals' : undefined,
  })
  return number === null ? null : { number, unit }
}

/** @param from square meters per source unit */
function converted(area: number | undefined, from: number | undefined, to: AreaUnit) {
  if (area === undefined || from === undefined) return area
  return Math.round(((area * from) / SQUARE_METERS[to]) * 100) / 100
}
