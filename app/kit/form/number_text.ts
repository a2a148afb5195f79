/** Beside what a locale itself writes: ASCII, fullwidth and Arabic marks. */
const MARKS = /[.,．，٫٬'’\p{Zs}]/u
const MINUS = /[-−－‒–—﹣]/
const OTHER_DIGITS = /[٠-٩۰-۹０-９]/

export interface NumberFormat {
  locale: string
  /** at most, after the decimal point */
  decimals: number
}

export function numberText(value: number | null, { locale, decimals }: NumberFormat): string {
  if (value === null) return ''
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value)
}

export function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.1)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

export function typableText(text: string, locale: string, isSigned: boolean): string {
  const isTypable = (character: string) =>
    digitOf(character, digitsOf(locale)) !== null ||
    MARKS.test(character) ||
    (isSigned && MINUS.test(character))
  return [...text].filter(isTypable).join('')
}

/** A number as it was typed, rounded; null while it isn’t one yet. Repeated decimal marks group digits. */
export function parseNumber(text: string, { locale, decimals }: NumberFormat): number | null {
  const digits = digitsOf(locale)
  const mark = decimalMark(locale)
  const group = groupMark(locale)
  let plain = ''
  for (const character of text.trim()) {
    const digit = digitOf(character, digits)
    if (digit !== null) plain += digit
    else if (MINUS.test(character)) plain = `-${plain}`
    else if (character === mark || (character !== group && /[.．٫]/.test(character))) {
      plain += '.'
    }
  }
  if (!/\d/.test(plain)) return null
  const areGroups = plain.indexOf('.') !== plain.lastIndexOf('.')
  const value = Number(areGroups ? plain.replaceAll('.', '') : plain)
  return Number.isFinite(value) ? roundNumber(value, decimals) : null
}

/** Half up in decimal, unlike `toFixed`. */
export function roundNumber(value: number, decimals: number): number {
  const format = { maximumFractionDigits: decimals, useGrouping: false }
  return Number(new Intl.NumberFormat('en-US', format).format(value))
}

function groupMark(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(11_111)
  return parts.find(({ type }) => type === 'group')?.value
}

function digitsOf(locale: string): string[] {
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  return [...format.format(9_876_543_210)].toReversed()
}

function digitOf(character: string, digits: readonly string[]): number | null {
  if (/\d/.test(character)) return Number(character)
  const own = digits.indexOf(character)
  if (own >= 0) return own
  // these begin at multiples of sixteen
  return OTHER_DIGITS.test(character) ? character.charCodeAt(0) % 16 : null
}
