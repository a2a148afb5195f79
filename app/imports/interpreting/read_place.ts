import type { ImportField, ImportValues } from '#app/imports/import_fields'
import type { CellReader } from './cell_reader.js'
import { withPlainDigits } from './number_cell.js'
import { plusCodeOf } from './plus_code.js'

interface Axis {
  max: number
  /** letters for more and less than zero */
  letters: [plus: RegExp, minus: RegExp]
}

const LATITUDE: Axis = { max: 90, letters: [/^[nN]/, /^[sS]/] }
/** `O` is west in Romance languages, east in German: so it isn't read. */
const LONGITUDE: Axis = { max: 180, letters: [/^[eE]/, /^[wW]/] }

/** Minutes and seconds end at sixty. */
const MAX_SIXTIETHS = 60

const PLAIN = /^([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?$/
const SEXAGESIMAL =
  /^([+-]?\d{1,3})\s*[°d:\s]\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:['’′m:\s]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″s]|'')?)?)?$/

const SIGNS: [written: RegExp, sign: string][] = [
  [/[º˚⁰]|deg(?:rees?)?\b\.?|&deg;/giu, '°'],
  [/''|′′|’’|‘‘|´´|``|[“”„‟″‶〃ʺ˝]|&quot;/gu, '"'],
  [/[‘’‛′‵´`ʹʼˈ]/gu, "'"],
]

function withPlainSigns(text: string): string {
  return SIGNS.reduce((plain, [written, sign]) => plain.replace(written, sign), text)
}

/** Coordinates have many decimals and no digit groups: `44.3033`, `44,3033 N`, `44°18'13"N`. */
export function degreesOf(text: string, axis?: Axis): number | null {
  const letter = /^[a-z]|[a-z]$/i.exec(text.trim())?.[0]
  const isMinus = letter !== undefined && axis?.letters[1].test(letter)
  if (letter !== undefined && !isMinus && !axis?.letters[0].test(letter)) return null
  const digits = withPlainDigits(withPlainSigns(text))
    .trim()
    .replace(/^[a-z]\s*|\s*[a-z]$/gi, '')
  const degrees = plainDegrees(digits.replace('−', '-'))
  return degrees === null ? null : isMinus ? -Math.abs(degrees) : degrees
}

function plainDegrees(digits: string): number | null {
  const plain = PLAIN.exec(digits)?.[1]
  if (plain !== undefined) return Number(plain.replace(',', '.'))
  const [, whole, minutes, seconds = '0'] = SEXAGESIMAL.exec(digits) ?? []
  if (whole === undefined) return null
  const sixtieths = [minutes, seconds].map((part) => Number(part.replace(',', '.')))
  if (sixtieths.some((part) => part >= MAX_SIXTIETHS)) return null
  const part = sixtieths[0] / 60 + sixtieths[1] / 3600
  return whole.startsWith('-') ? Number(whole) - part : Number(whole) + part
}

const POINT = /^point\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i
const PAIR = [
  /^(.+?)\s*[;|]\s*(.+)$/,
  /^(.+?),\s+(.+)$/,
  /^([^,]+),([^,]+)$/,
  /^([+-]?\d+[.,]\d+°?)\s+([+-]?\d+[.,]\d+°?)$/,
  /^(.+[NS])[\s,]*(.+[EW])$/i,
  /^([NS].+?)[\s,]*([EW].+)$/i,
]
const LABELS = /\b(lat(itude)?|lon(g(itude)?)?|lng|gps|coordinates?)\b\.?\s*[:=]?\s*/gi
/** `lon 9.2 lat 44.3` and `9.2 E 44.3 N`. */
const LONGITUDE_FIRST = [
  /^\W*(?:gps|coordinates?)?\W*(?:lon(?:g(?:itude)?)?|lng)\b[\s.:="']*([^a-z,;|]+?)[\s,;|&"']+(lat(?:itude)?\b.+)$/i,
  /^((?:[EW]\s*[\d.,°'" ]+)|(?:[\d.,°'" ]+[EW]))[\s,;|]*([NS]\s*[\d.,°'" ]+|[\d.,°'" ]+[NS])$/i,
]

/** Latitude and longitude of one cell: `44.3033, 9.2092`, `POINT(9.2 44.3)`, a full plus code. */
export function coordinatePairOf(text: string): { latitude: number; longitude: number } | null {
  const written = withPlainDigits(withPlainSigns(text).normalize('NFKC')).trim()
  const swapped = LONGITUDE_FIRST.map((shape) => shape.exec(written)).find(Boolean)
  if (swapped) return coordinatePairOf(`${swapped[2]}; ${swapped[1].replace(/[\s,]+$/, '')}`)
  const plain = written
    .replace(LABELS, ' ')
    .trim()
    .replace(/^\(([^()]*)\)$|^\[([^[\]]*)\]$/, '$1$2')
  const point = POINT.exec(plain)
  if (point) return { latitude: Number(point[2]), longitude: Number(point[1]) }
  for (const shape of PAIR) {
    const [, first = '', second = ''] = shape.exec(plain) ?? []
    const latitude = degreesOf(first, LATITUDE)
    const longitude = degreesOf(second, LONGITUDE)
    if (latitude !== null && longitude !== null) return { latitude, longitude }
  }
  return plusCodeOf(plain)
}

/** Both coordinates, or neither. */
export function readPlace(cells: CellReader, values: ImportValues) {
  const read = (field: ImportField, axis: Axis) =>
    cells.read(field, (text) => degreesOf(text, axis), 'isn’t a coordinate')
  const [north, east] = [read('latitude', LATITUDE), read('longitude', LONGITUDE)]
  const isHalf = (north === undefined) !== (east === undefined)
  const wasGiven = values.latitude !== undefined && values.longitude !== undefined
  if (isHalf && !wasGiven) {
    cells.notes.push('There is only one of latitude and longitude, so it was left out.')
  }
  const isWhole = north !== undefined && east !== undefined
  const pair = isWhole
    ? { latitude: north, longitude: east }
    : cells.read('coordinates', coordinatePairOf, 'isn’t a pair of coordinates')
  if (!pair) return {}
  const { latitude, longitude } = pair
  if (latitude === 0 && longitude === 0) {
    cells.notes.push('The coordinates 0 and 0 are no place, so they were left out.')
    return {}
  }
  if (isOn(latitude, longitude)) return { latitude, longitude }
  if (isOn(longitude, latitude)) {
    cells.notes.push('Latitude and longitude were swapped in the file.')
    return { latitude: longitude, longitude: latitude }
  }
  cells.notes.push(
    `The coordinates ${latitude}, ${longitude} are on no map, so they were left out.`
  )
  return {}
}

function isOn(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= LATITUDE.max && Math.abs(longitude) <= LONGITUDE.max
}
