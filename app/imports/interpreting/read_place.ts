import type { ImportField } from '#app/imports/import_fields'
import type { CellReader } from './cell_reader.js'
import { withPlainDigits } from './number_cell.js'

interface Axis {
  max: number
  /** letters for more and less than zero */
  letters: [plus: RegExp, minus: RegExp]
}

const LATITUDE: Axis = { max: 90, letters: [/^[nN]/, /^[sS]/] }
/** `O` is west in Romance languages, east in German: so it isn't read. */
const LONGITUDE: Axis = { max: 180, letters: [/^[eE]/, /^[wW]/] }

const PLAIN = /^([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?$/
const SEXAGESIMAL =
  /^([+-]?\d{1,3})\s*[°d:\s]\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:['’′m:\s]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″s]|'')?)?)?$/

/** Coordinates have many decimals and no digit groups: `44.3033`, `44,3033 N`, `44°18'13"N`. */
export function degreesOf(text: string, axis?: Axis): number | null {
  const letter = /^[a-z]|[a-z]$/i.exec(text.trim())?.[0]
  const isMinus = letter !== undefined && axis?.letters[1].test(letter)
  if (letter !== undefined && !isMinus && !axis?.letters[0].test(letter)) return null
  const digits = withPlainDigits(text)
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
  const part = Number(minutes.replace(',', '.')) / 60 + Number(seconds.replace(',', '.')) / 3600
  return whole.startsWith('-') ? Number(whole) - part : Number(whole) + part
}

/** Both coordinates, or neither. */
export function readPlace(cells: CellReader) {
  const read = (field: ImportField, axis: Axis) =>
    cells.read(field, (text) => degreesOf(text, axis), 'isn’t a coordinate')
  const latitude = read('latitude', LATITUDE)
  const longitude = read('longitude', LONGITUDE)
  if (latitude === undefined || longitude === undefined) return {}
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
