import type { GeoPoint } from '#app/common/geo/geo_point'

const LETTERS = '23456789CFGHJMPQRVWX'
const FULL_CODE = /^([23456789CFGHJMPQRVWX]{8})\+([23456789CFGHJMPQRVWX]{2,7})?$/i
/** After ten digits, a cell has as many rows and columns. */
const [ROWS, COLUMNS] = [5, 4]
const PAIRS = 5

/** The middle of a full plus code, `8FQF8666+8M`; null for a short one, which needs a town. */
export function plusCodeOf(text: string): GeoPoint | null {
  const found = FULL_CODE.exec(text.trim())
  if (!found) return null
  const digits = [...(found[1] + (found[2] ?? '')).toUpperCase()].map((one) => LETTERS.indexOf(one))
  let [latitude, longitude, height, width] = [-90, -180, 400, 400]
  for (let at = 0; at < Math.min(digits.length, PAIRS * 2); at += 2) {
    height /= LETTERS.length
    width /= LETTERS.length
    latitude += digits[at] * height
    longitude += digits[at + 1] * width
  }
  for (const digit of digits.slice(PAIRS * 2)) {
    height /= ROWS
    width /= COLUMNS
    latitude += Math.floor(digit / COLUMNS) * height
    longitude += (digit % COLUMNS) * width
  }
  return { latitude: latitude + height / 2, longitude: longitude + width / 2 }
}

const SHORT_CODE = /^([23456789CFGHJMPQRVWX]{4,6}\+[23456789CFGHJMPQRVWX]{2,7})(?:[\s,]+(.+))?$/i

/** `C9X8+GV Portofino`: a code that counts from a town. */
export function shortPlusCodeOf(text: string): { code: string; town: string | null } | null {
  const [, code, town = null] = SHORT_CODE.exec(text.trim()) ?? []
  return code ? { code: code.toUpperCase(), town } : null
}

const MAX_DIGITS = 8

export function nearestPlusCode(code: string, near: GeoPoint): GeoPoint | null {
  const missing = MAX_DIGITS - code.indexOf('+')
  const degrees = LETTERS.length ** (2 - missing / 2)
  const start = plusDigits(near, missing)
  const found = plusCodeOf(start + code)
  if (!found) return null
  const nearest = (value: number, at: number, max: number) => {
    const turned = value - Math.round((value - at) / degrees) * degrees
    return Math.abs(turned) <= max ? turned : value
  }
  return {
    latitude: nearest(found.latitude, near.latitude, 90),
    longitude: nearest(found.longitude, near.longitude, 180),
  }
}

function plusDigits({ latitude, longitude }: GeoPoint, count: number): string {
  let [north, east, size] = [latitude + 90, longitude + 180, LETTERS.length]
  let digits = ''
  while (digits.length < count) {
    const [row, column] = [Math.floor(north / size), Math.floor(east / size)]
    digits += LETTERS[row] + LETTERS[column]
    north -= row * size
    east -= column * size
    size /= LETTERS.length
  }
  return digits
}
