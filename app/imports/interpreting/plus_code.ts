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
