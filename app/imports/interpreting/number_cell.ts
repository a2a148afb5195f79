import { plainDigits } from '#app/common/text/plain_digits'
import type { DecimalMark } from '#app/imports/import_fields'

export interface NumberRules {
  /** how the file writes decimals, if one of its cells says so */
  mark?: DecimalMark
  /** acres, baths and degrees have no thousands, prices no thousandths */
  threeDigits?: 'decimals' | 'thousands'
}

/** Some countries' digit group separators. */
const GROUPS = /[\s'’´`\u00a0\u202f]/g

/**
 * A number as people write it: `1,250,000`, `1.250.000,50`, `12'500`, `1,25,00,000`. Without rules, a
 * lone separator with three digits after it groups thousands.
 * @returns null if it isn't one
 */
export function plainNumber(text: string, rules: NumberRules = {}): number | null {
  const digits = withPlainDigits(text)
    .replace(GROUPS, '')
    .replace(/[.,][-–—]+$/, '')
  if (!/^[+-]?[\d.,]+$/.test(digits) || !/\d/.test(digits)) return null
  const plain = withPoint(digits, rules)
  return plain === null ? null : Number(plain)
}

/** Digits and separators of other scripts as ASCII. */
export function withPlainDigits(text: string): string {
  return plainDigits(text)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('，', ',')
    .replaceAll('．', '.')
}

function withPoint(digits: string, { mark: known, threeDigits }: NumberRules): string | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return digits
  const mark = digits[last]
  const whole = digits.slice(0, last)
  const rest = digits.slice(last + 1)
  if (whole.includes(mark)) return grouped(digits, mark)
  const isOpen = rest.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole)
  const isGrouped = threeDigits ? threeDigits === 'thousands' : mark !== known
  if (isOpen && isGrouped) return grouped(digits, mark)
  const other = mark === '.' ? ',' : '.'
  const integer = whole.includes(other) ? grouped(whole, other) : whole
  return integer === null || !/^\d*$/.test(rest) ? null : `${integer || 0}.${rest || 0}`
}

/** By three digits, or by two before the last three as in India. */
function grouped(digits: string, mark: string): string | null {
  const [first, ...groups] = digits.split(mark)
  const last = groups.pop() ?? ''
  const isRight =
    /^[+-]?\d{1,3}$/.test(first) &&
    /^\d{3}$/.test(last) &&
    (groups.every((group) => group.length === 3) || groups.every((group) => group.length === 2))
  return isRight ? first + groups.join('') + last : null
}
