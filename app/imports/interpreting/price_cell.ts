import { foldText } from '#app/common/text/fold_text'
import type { DecimalMark } from '#app/imports/import_fields'
import { isFiat } from '#app/places/currencies'
import { plainNumber, withPlainDigits } from './number_cell.js'

export interface ReadPrice {
  /** null if it is left to be asked for */
  amount: number | null
  /** what the cell itself says */
  currency: string | null
  /** it says that it is a rent: `1,800 per month` */
  isMonthly?: boolean
}

export interface PriceRules {
  mark?: DecimalMark
  /** tells which dollar, yen or crown a sign means */
  currency: string | null
}

const ON_REQUEST =
  /^(poa|por|tba|tbd|ask|call|(price|prices) (on|upon|by) (request|application|demand)|(contact|call|inquire|enquire|ask)\b.*|on (request|application)|upon request|to be (announced|determined|advised|confirmed)|prezzo su richiesta|trattativa( riservata| privata)?|su richiesta|(preis )?auf anfrage|vb|sur demande|(prix )?nous (consulter|contacter)|a consultar|(precio )?(a )?consultar|sob consulta|prijs op aanvraag|op aanvraag|nabotsen)$/

const SIGNS: [sign: string, code: string][] = [
  ['us$', 'USD'],
  ['ca$', 'CAD'],
  ['c$', 'CAD'],
  ['au$', 'AUD'],
  ['a$', 'AUD'],
  ['nz$', 'NZD'],
  ['hk$', 'HKD'],
  ['s$', 'SGD'],
  ['r$', 'BRL'],
  ['mx$', 'MXN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['₪', 'ILS'],
  ['₴', 'UAH'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
]

/** Signs that several countries share; the first is meant if nothing says another. */
const SHARED: Record<string, string[]> = {
  '$': ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'CLP', 'COP', 'ARS', 'TWD'],
  '¥': ['JPY', 'CNY'],
}

const CURRENCY_WORDS: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  pound: 'GBP',
  sterling: 'GBP',
  dollars: 'USD',
  dollar: 'USD',
  rs: 'INR',
  rupees: 'INR',
  fr: 'CHF',
  sfr: 'CHF',
  franken: 'CHF',
  dhs: 'AED',
  dirham: 'AED',
  dirhams: 'AED',
  zl: 'PLN',
  kc: 'CZK',
  ft: 'HUF',
  tl: 'TRY',
}

const MAGNITUDES: Record<string, number> = {
  ...magnitude(1e3, 'k tsd mila mille thousand'),
  ...magnitude(1e5, 'lakh lakhs lac lacs lk'),
  ...magnitude(
    1e6,
    'm mm mn mln mio mill million millions milione milioni millionen millon millones milhao milhoes miljoen'
  ),
  ...magnitude(1e7, 'cr crore crores'),
  ...magnitude(1e9, 'b bn bln billion billions mrd mld miliardo miliardi milliard milliarden'),
}

/** Words that change nothing about the amount. */
const SILENT =
  /^(price|asking|from|offers|over|around|ca|circa|approx|ono|oiro|guide|ab|da|a partire|vb|vhb|neg|negotiable|trattabili|fixed|vhs)$/

/** Words of a rent for a month, and those before them. */
const MONTHLY =
  /^(pcm|pm|month|monthly|mo|mth|monat|monatlich|mese|mensile|mes|mensual|mois|maand|mensais)$/
const PER = /^(per|a|al|pro|por|par|je|each)$/

/** What a currency column says: a code, a sign or a name. */
export function currencyOf(text: string, chosen: string | null): string | null {
  return signIn(text.toLowerCase(), chosen) ?? codeOf(foldText(text))
}

/** A price with its sign and magnitude: `$450K`, `€ 1,2 Mio`, `85 Lakh`. @returns null if it isn't one */
export function priceOf(text: string, { mark, currency: chosen }: PriceRules): ReadPrice | null {
  const words = foldText(text)
  if (!words || ON_REQUEST.test(words)) return { amount: null, currency: null }
  const lower = withPlainDigits(text.toLowerCase())
  const sign = signIn(lower, chosen)
  const [, before, digits, after] =
    /^([^\d]*)([+-]?\d[\d.,\s'’´\u00a0\u202f]*)(.*)$/s.exec(withoutSigns(lower)) ?? []
  if (digits === undefined) return null
  const around = [before, after.replace(/^[-–—]+/, '')]
    .flatMap((part) => foldText(part).split(' '))
    .filter(Boolean)
  let factor = 1
  let currency = sign
  const isMonthly = around.some((word) => MONTHLY.test(word))
  for (const word of around) {
    const code = codeOf(word)
    if (Object.hasOwn(MAGNITUDES, word)) factor *= MAGNITUDES[word]
    else if (code) currency ??= code
    else if (isMonthly && (MONTHLY.test(word) || PER.test(word))) continue
    else if (!SILENT.test(word)) return null
  }
  const amount = amountOf(digits, factor, mark)
  return amount === null ? null : { amount, currency, ...(isMonthly && { isMonthly }) }
}

function amountOf(digits: string, factor: number, mark: DecimalMark | undefined) {
  const trimmed = digits.trim().replace(/[.,]+$/, '')
  const threeDigits = factor > 1e3 ? ('decimals' as const) : ('thousands' as const)
  const number = plainNumber(trimmed, { mark, threeDigits })
  return number === null ? null : Math.round(number * factor * 100) / 100
}

function signIn(lower: string, chosen: string | null): string | null {
  const found = SIGNS.find(([sign]) => lower.includes(sign))
  if (found) return found[1]
  const shared = Object.keys(SHARED).find((sign) => lower.includes(sign))
  if (!shared) return null
  const meant = SHARED[shared]
  return meant.find((code) => code === chosen || lower.includes(code.toLowerCase())) ?? meant[0]
}

function withoutSigns(lower: string): string {
  return SIGNS.reduce((text, [sign]) => text.replaceAll(sign, ' '), lower).replace(/[$¥]/g, ' ')
}

function codeOf(word: string): string | null {
  if (Object.hasOwn(CURRENCY_WORDS, word)) return CURRENCY_WORDS[word]
  return word.length === 3 && isFiat(word.toUpperCase()) ? word.toUpperCase() : null
}

function magnitude(factor: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, factor]))
}
