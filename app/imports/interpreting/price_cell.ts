import { foldText } from '#app/common/text/fold_text'
import type { DecimalMark } from '#app/imports/import_fields'
import { COUNTED_CURRENCIES, MAGNITUDES, ON_REQUEST } from './amount_words.js'
import { plainNumber, withPlainDigits } from './number_cell.js'
import {
  codeOf,
  currencyNamed,
  dollarOf,
  findSign,
  isSilent,
  splitMagnitude,
  withoutPeriod,
  withoutSigns,
  withSigns,
  type FoundSign,
} from './price_words.js'

export interface ReadPrice {
  /** null if it is left to be asked for */
  amount: number | null
  /** what the cell itself says */
  currency: string | null
  /** it says that it is a rent, for so many months: `1,800 per month` */
  months?: number
  /** what its heading multiplied it by */
  factor?: number
  /** its sign was taken for that of the home's country */
  isLocal?: true
}

export interface PriceRules {
  mark?: DecimalMark
  /** tells which dollar, yen or crown a sign means */
  currency: string | null
  /** of the home's country, for a sign that the currency leaves open */
  local?: string | null
  /** what its heading says that a number without a word is multiplied by */
  factor?: number
}

/** What a currency column says: a code, a sign or a name. */
export function currencyOf(text: string, chosen: string | null): string | null {
  const lower = withSigns(text.toLowerCase())
  const folded = foldText(text)
  const sign = findSign(lower, chosen)
  const words = foldText(withoutSigns(lower)).split(' ')
  const codes = new Set(words.map((word) => codeOf(word, chosen)).filter((code) => code !== null))
  const [told] = codes
  if (codes.size > 1 || (sign && told && !sign.fits(told))) return null
  if (sign && (!sign.isShared || !told)) return sign.code
  return (words.length === 1 || sign ? told : undefined) ?? currencyNamed(folded) ?? null
}

/** A price with its sign and magnitude: `$450K`, `€ 1,2 Mio`, `85 Lakh`. @returns null if it isn't one */
export function priceOf(
  text: string,
  { mark, currency: chosen, local, factor: told = 1 }: PriceRules
): ReadPrice | null {
  const words = foldText(text)
  if (!words || ON_REQUEST.test(words)) return { amount: null, currency: null }
  const { rest, months } = withoutPeriod(withSigns(inMyriads(withPlainDigits(text.toLowerCase()))))
  const sign = findSign(rest, chosen, local)
  const [, before, digits, after] =
    /^([^\d]*)([+-]?\d[\d.,\s'’´\u00a0\u202f]*)(.*)$/s.exec(withoutSigns(rest)) ?? []
  if (digits === undefined || isNegative(before)) return null
  const around = wordsAround(before, after)
  const money = moneyIn(around, sign, chosen)
  if (!money) return null
  const isTold = told > 1 && !around.some((word) => Object.hasOwn(MAGNITUDES, word))
  const factor = isTold ? told : money.factor
  const number = numberOf(digits, factor, mark)
  if (number === null || isImplausible(number, around, digits)) return null
  if (isTold && number * told >= (MAX_TOLD_AMOUNTS[chosen ?? ''] ?? MAX_TOLD_AMOUNT)) return null
  const amount = Math.round(number * factor * 100) / 100
  return {
    amount,
    currency: money.currency,
    ...(money.isLocal && { isLocal: true }),
    ...(months !== undefined && { months }),
    ...(isTold && { factor }),
  }
}

/** `1億2800万` is 1.28 times 100 million; Koreans may leave the last word out: `3억 5,000`. */
function inMyriads(lower: string): string {
  return lower.replace(
    /(\d+)\s*(?:([億亿])\s*([\d,]+)\s*[万萬]|(억)\s*([\d,]+)\s*만?)/,
    (_, large, chinese, first, korean, second) => {
      const small = Number((first ?? second).replaceAll(',', ''))
      return `${Number(large) + small / 10_000}${chinese ?? korean}`
    }
  )
}

/** Also as accountants write it: `(450,000)`. */
const isNegative = (before: string) => /^[\s(]*[-−–]\s*$|^\s*\(\s*$/.test(before)

function wordsAround(before: string, after: string): string[] {
  return [before, after.replace(/^[-–—]+/, '')]
    .flatMap((part) => foldText(part).split(' '))
    .filter(Boolean)
    .flatMap(splitMagnitude)
}

interface Money {
  factor: number
  currency: string | null
  isLocal: boolean
}

/** What the words beside a number say; null for one that may mean anything, or two that disagree. */
function moneyIn(
  around: readonly string[],
  sign: FoundSign | null,
  chosen: string | null
): Money | null {
  let factor: number | undefined
  let code: string | null = null
  let counted: string | null = null
  for (const word of around) {
    const told = (sign?.isShared && dollarOf(word)) || codeOf(word, chosen)
    if (told) {
      if (code !== null && code !== told) return null
      code = told
    } else if (Object.hasOwn(MAGNITUDES, word)) {
      if (factor !== undefined) return null
      factor = MAGNITUDES[word]
      counted = COUNTED_CURRENCIES[word] ?? null
    } else if (!isSilent(word)) return null
  }
  if (sign && code !== null && !sign.fits(code)) return null
  const isLocal = code === null && Boolean(sign?.isLocal)
  return { factor: factor ?? 1, currency: code ?? sign?.code ?? counted, isLocal }
}

function numberOf(digits: string, factor: number, mark: DecimalMark | undefined): number | null {
  const trimmed = digits.trim().replace(/[.,]+$/, '')
  const threeDigits =
    factor > 1e3 && factor !== 1e4 ? ('decimals' as const) : ('thousands' as const)
  return plainNumber(trimmed, { mark, threeDigits })
}

const MAX_COUNTED = 100_000

/** From here on, a cell below “in thousands” was written out in full. */
const MAX_TOLD_AMOUNT = 1e8
const MAX_TOLD_AMOUNTS: Record<string, number> = {
  JPY: 1e11,
  KRW: 1e11,
  CNY: 2e9,
  TWD: 2e9,
  HKD: 2e9,
  THB: 1e9,
}

/** `595.000 k` counts thousands twice, `1.2 mil` is a million to some, `3.500 triệu` 3,500 of them. */
function isImplausible(number: number, around: readonly string[], digits: string): boolean {
  const isCounted = around.some((word) => Object.hasOwn(MAGNITUDES, word))
  const isVietnamese = around.some((word) => COUNTED_CURRENCIES[word] === 'VND')
  const isOpen = isVietnamese && /[.,]\d{3}$/.test(digits.trim())
  return (
    isOpen || (isCounted && (number >= MAX_COUNTED || (around.includes('mil') && number < 100)))
  )
}
