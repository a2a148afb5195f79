/** Currency signs and codes, units, and some countries' digit group separators. */
const AROUND = /^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}²\s]+$/gu
const GROUPS = /[\s'’\u00a0\u202f]/g

/**
 * A human-written number: `1,250,000`, `€ 1.250.000,50`, `12'500 CHF`. A lone separator with three
 * digits after it groups thousands.
 * @returns null if it isn't a number
 */
export function numberOf(text: string): number | null {
  const digits = text.replace(AROUND, '').replace(GROUPS, '')
  if (!/^[+-]?[\d.,]+$/.test(digits) || !/\d/.test(digits)) return null
  const plain = withPoint(digits)
  return plain === null ? null : Number(plain)
}

/** Coordinates have many decimals and no digit groups. */
export function degreesOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : null
}

function withPoint(digits: string): string | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return digits
  const mark = digits[last]
  const whole = digits.slice(0, last)
  const rest = digits.slice(last + 1)
  const isGrouped = whole.includes(mark) || (rest.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole))
  if (isGrouped) return grouped(digits, mark)
  const other = mark === '.' ? ',' : '.'
  const integer = whole.includes(other) ? grouped(whole, other) : whole
  return integer === null || !/^\d*$/.test(rest) ? null : `${integer || 0}.${rest || 0}`
}

function grouped(digits: string, mark: string): string | null {
  const [first, ...groups] = digits.split(mark)
  const isRight = /^[+-]?\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  return isRight ? first + groups.join('') : null
}
