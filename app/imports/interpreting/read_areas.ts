import type { ImportValues } from '#app/imports/import_fields'
import type { AreaUnit } from '#app/properties/listing_options'
import type { CellReader } from './cell_reader.js'
import { findUnit, SQUARE_METERS } from './known_words.js'
import { plainNumber, withPlainDigits } from './number_cell.js'

interface Area {
  number: number
  /** square meters per unit that the cell itself names */
  unit: number | undefined
}

const CELL =
  /^(?:(?:ca|circa|c|approx|approximately|about)\b\.?|[~±])?\s*([+-]?[\d.,\s'’\u00a0\u202f]+)(.*)$/is
/** Words behind a unit that say how it was measured. */
const MEASURED =
  /[\s,]*(\(?(approx|approximately|about|ca|circa|gla|built|hab|habitables?|construidos|utiles|commerciali|abitabili|wfl|wohnflache)\.?\)?|\+\/?-|±)\s*$/i
/** Three digits after a point are thousandths of these. */
const LARGE_UNIT_METERS = 1000
/** Less than that has another unit, or its point groups thousands. */
const MIN_AREA = 10
const MAX_AREA = { living_area: 1e7, lot_area: 1e9 }
/** How far two units of one area may differ by rounding. */
const ROUNDING = 0.03

/**
 * Living and land area in a single unit, as listings require: square feet if the living area uses
 * them, otherwise square meters.
 */
export function readAreas(cells: CellReader, values: ImportValues) {
  const livingColumn = cells.read('living_area_unit', findUnit, 'is no unit that we know')
  const lotColumn = cells.read('lot_area_unit', findUnit, 'is no unit that we know')
  const read = (field: keyof typeof MAX_AREA, unit: number | undefined) =>
    cells.read(
      field,
      (text) => {
        const area = areaOf(text, values, unit) ?? twiceTold(text, values, unit)
        return area && isPlausible(area, unit) && area.number <= MAX_AREA[field] ? area : null
      },
      'isn’t an area'
    )
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

/** Nothing is no area, and a few square feet or meters are acres, hectares or thousands. */
function isPlausible({ number, unit }: Area, column: number | undefined): boolean {
  const isLarge = (unit ?? column ?? 0) > LARGE_UNIT_METERS
  return isLarge ? number > 0 : number >= MIN_AREA || (unit !== undefined && number > 0)
}

/** `2,100 sq ft (195 m²)`: one area in two units. */
function twiceTold(text: string, values: ImportValues, column: number | undefined): Area | null {
  const [first, second, ...more] = text.replace(/\)\s*$/, '').split(/\s*[(/]\s*/)
  if (second === undefined || more.length) return null
  const [one, other] = [areaOf(first, values, column), areaOf(second, values, column)]
  if (!one?.unit || !other?.unit) return null
  const [size, again] = [one.number * one.unit, other.number * other.unit]
  return Math.abs(size - again) <= ROUNDING * size ? one : null
}

function areaOf(text: string, values: ImportValues, column: number | undefined): Area | null {
  const [, digits, after] = CELL.exec(withoutFractions(withPlainDigits(text.trim()))) ?? []
  if (digits === undefined) return null
  const word = after
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(MEASURED, '')
    .trim()
    .replace(/\.$/, '')
  const unit = word ? findUnit(word) : undefined
  if (unit === null) return null
  const isLarge = (unit ?? column ?? 0) > LARGE_UNIT_METERS
  const number = plainNumber(digits, {
    mark: values.decimal_mark,
    threeDigits: isLarge ? 'decimals' : undefined,
  })
  return number === null ? null : { number, unit }
}

/** `¼ acre` and `1 1/2 acres` as decimals. */
function withoutFractions(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/^half (an )?(?=acre|hectare)/i, '0.5 ')
    .replace(/^(?:(\d+) ?)??(\d)[/⁄](\d)(?=\s*[a-z])/i, (_, whole = '0', part, of) =>
      String(Number(whole) + Number(part) / Number(of))
    )
}

/** @param from square meters per source unit */
function converted(area: number | undefined, from: number | undefined, to: AreaUnit) {
  if (area === undefined || from === undefined) return area
  return Math.round(((area * from) / SQUARE_METERS[to]) * 100) / 100
}
