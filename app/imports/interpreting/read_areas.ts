import type { ImportValues } from '#app/imports/import_fields'
import type { AreaUnit } from '#app/properties/listing_options'
import type { CellReader } from './cell_reader.js'
import { findUnit, isVarying, noteOnUnit, SQUARE_METERS } from './area_units.js'
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
const VARIES = 'has a unit whose size differs from region to region'
/** How far two units of one area may differ by rounding. */
const ROUNDING = 0.03

/**
 * Living and land area in a single unit, as listings require: square feet if the living area uses
 * them, otherwise square meters.
 */
export function readAreas(cells: CellReader, values: ImportValues) {
  const unitOf = (field: 'living_area_unit' | 'lot_area_unit') =>
    cells.read(field, findUnit, isVarying(values[field] ?? '') ? VARIES : 'is no unit that we know')
  const livingColumn = unitOf('living_area_unit')
  const lotColumn = unitOf('lot_area_unit')
  const read = (field: keyof typeof MAX_AREA, unit: number | undefined) =>
    cells.read(
      field,
      (text) => {
        const area =
          areaOf(text, values, unit) ?? twiceTold(text, values, unit) ?? summed(text, values)
        if (area?.unit === undefined && isVarying(values[`${field}_unit`] ?? '')) return null
        return area && isPlausible(area, unit) && area.number <= MAX_AREA[field] ? area : null
      },
      isVarying(`${values[field]} ${values[`${field}_unit`]}`) ? VARIES : 'isn’t an area'
    )
  const living = read('living_area', livingColumn)
  const lot = read('lot_area', lotColumn)
  for (const [area, field] of [
    [living, 'living_area'],
    [lot, 'lot_area'],
  ] as const) {
    const note = area && noteOnUnit(`${values[field]} ${values[`${field}_unit`]}`)
    if (note && !cells.notes.includes(note)) cells.notes.push(note)
  }
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
  if (isLarge || unit !== undefined) return number > 0
  return number >= MIN_AREA || number * (column ?? 1) >= MIN_AREA
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

const PART = /([\d.,]+)\s*([^\d.,\s][^\d,]*?)\s*(?=\d|$)/gu

/** `1 rai 2 ngan 50 sq wah`: one area in several units, the largest first; in brackets is another. */
function summed(text: string, values: ImportValues): Area | null {
  if (/[(/]/.test(text)) return null
  const plain = withPlainDigits(text.trim())
  const parts = [...plain.matchAll(PART)]
  if (parts.length < 2 || parts.map(([part]) => part).join('') !== plain) return null
  const areas = parts.map(([part]) => areaOf(part, values, undefined))
  let last = Infinity
  let meters = 0
  for (const area of areas) {
    if (area?.unit === undefined || area.unit >= last) return null
    last = area.unit
    meters += area.number * area.unit
  }
  return { number: meters, unit: SQUARE_METERS.sqm }
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
    threeDigits: isLarge && !isThousand(digits, values) ? 'decimals' : undefined,
  })
  return number === null ? null : { number, unit }
}

/** `1,200` acres in a list with decimal points. */
const isThousand = (digits: string, { decimal_mark: mark }: ImportValues) =>
  mark === '.' && /^\s*[1-9]\d{0,2},\d{3}\s*$/.test(digits)

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
