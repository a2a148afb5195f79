import { foldText } from '#app/common/text/fold_text'
import { CURRENCIES, isFiat } from '#app/places/currencies'

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
  ['nt$', 'TWD'],
  ['mx$', 'MXN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['đồng', 'VND'],
  ['đ', 'VND'],
  ['₪', 'ILS'],
  ['₴', 'UAH'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['zł', 'PLN'],
  ['kč', 'CZK'],
]

/** Signs that several countries share; the first is meant if nothing says another. */
const SHARED: Record<string, string[]> = {
  '$': ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'CLP', 'COP', 'ARS', 'TWD'],
  '¥': ['JPY', 'CNY'],
  '円': ['JPY'],
  '日元': ['JPY'],
  '美元': ['USD'],
  '港元': ['HKD'],
  '欧元': ['EUR'],
  '歐元': ['EUR'],
  '韩元': ['KRW'],
  '韓元': ['KRW'],
  '원': ['KRW'],
  'บาท': ['THB'],
  '억': ['KRW'],
  '만': ['KRW'],
  'ล้าน': ['THB'],
  '元': ['CNY', 'TWD', 'HKD'],
}

/** Words that several countries share: they say nothing unless theirs is the list's currency. */
const SHARED_WORDS: Record<string, string[]> = {
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  r: ['ZAR'],
}

/** Countries after a dollar sign: `450 000 $ CA`. */
const DOLLARS: Record<string, string> = {
  us: 'USD',
  ca: 'CAD',
  can: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  hk: 'HKD',
  mx: 'MXN',
}

/** As `foldText` leaves them. */
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
  yen: 'JPY',
  rmb: 'CNY',
  renminbi: 'CNY',
  yuan: 'CNY',
  р: 'RUB',
  руб: 'RUB',
  рубль: 'RUB',
  рубля: 'RUB',
  рублеи: 'RUB',
  грн: 'UAH',
}

/** Words that change nothing about the amount. */
const SILENT =
  /^(price|prices|asking|listed|list|at|of|from|offers|in|excess|region|the|over|around|ca|circa|approx|ono|oiro|oieo|guide|starting|reduced|to|now|firm|fixed|only|ab|da|de|di|d|a|partire|vb|vhb|neg|negotiable|trattabili|trattabile|negociable|vhs|kaufpreis|preis|prezzo|precio|prix|preco|prijs|vraagprijs|richiesta|fai|kalt|kaltmiete|税込|税別|約|约|약)$/

/** Between a number and what its country's buyers pay besides. */
const BUYER_PAYS = /(?<![\p{L}\d])(k\.?k\.?|v\.?o\.?n\.?|kosten koper|vrij op naam)(?!\p{L})/u

/** How many months an amount is for, by what stands after it. */
const PERIODS: [words: RegExp, months: number][] = [
  [
    /(?<!\p{L})(p\.?\s?c\.?\s?m\.?|p\.?\s?[/.]?\s?m\.?|((per|a|al|pro|por|par|je|each|в|\/)\s*)?(month|mo|mth|mnd|monat|mese|mes|mês|mois|maand|mensais|месяц|мес|tháng)|monthly|monatlich|mensile|mensual|mensuel|mensal|maandelijks|\/\s*m)(?![\p{L}\d²])\.?/u,
    1,
  ],
  [
    /(?<!\p{L})(p\.?\s?[/.]?\s?w\.?|((per|a|alla|pro|por|par|je|each|\/)\s*)?(week|wk|woche|settimana|semana|semaine)|weekly|wöchentlich)(?![\p{L}\d²])\.?/u,
    12 / 52,
  ],
  [
    /(?<!\p{L})(p\.\s?a\.?|((per|a|al|all['’]|pro|por|par|je|each|\/)\s*)(year|yr|annum|anno|jahr|an|año|ano|jaar)|yearly|annually|jährlich)(?![\p{L}\d²])\.?/u,
    12,
  ],
]

export const isSilent = (word: string) => SILENT.test(word)

/** What an amount is for, and its text without that. */
export function withoutPeriod(lower: string): { rest: string; months: number | undefined } {
  const plain = lower.replace(BUYER_PAYS, ' ')
  for (const [words, months] of PERIODS) {
    const after = /^(\D*\d[\d.,\s'’]*)(.*)$/s.exec(plain)
    if (after && words.test(after[2])) {
      return { rest: after[1] + after[2].replace(words, ' '), months }
    }
  }
  return { rest: plain, months: undefined }
}

export interface FoundSign {
  code: string
  /** which one of several countries' is a guess */
  isShared: boolean
  /** neither the list nor the home's currency says it */
  isLocal?: true
  /** whether it may stand beside the code of a currency */
  fits: (code: string) => boolean
}

/** Words for an amount that only one country's lists have, whatever its currency. */
const COUNTING = new Set(['억', '만', 'ล้าน'])
let dollars: ReadonlySet<string> | undefined

function isDollar(code: string): boolean {
  dollars ??= new Set(
    CURRENCIES.filter(({ kind }) => kind === 'fiat')
      .map((one) => one.code)
      .filter((currency) => {
        const shown = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
        return new Intl.NumberFormat('en', shown).format(0).includes('$')
      })
  )
  return dollars.has(code)
}

/** `us $` and `us$` are the same. */
export const withSigns = (lower: string) => lower.replace(/\b(us|ca|au|nz|hk|mx|nt)\s+\$/g, '$1$')

const SIGN_MARKS = SIGNS.map(([sign, code]) => ({
  code,
  mark: new RegExp(`${/^\p{L}/u.test(sign) ? '(?<!\\p{L})' : ''}${sign.replace('$', '\\$')}`, 'gu'),
}))

/** @param local of the home's country, where the list doesn't say which one is meant */
export function findSign(
  lower: string,
  chosen: string | null,
  local: string | null = null
): FoundSign | null {
  const own = SIGN_MARKS.find(({ mark }) => lower.search(mark) >= 0)
  if (own) return { code: own.code, isShared: false, fits: (code) => code === own.code }
  const shared = Object.keys(SHARED).find((sign) => lower.includes(sign))
  if (!shared) return null
  const meant = SHARED[shared]
  const isOpen = !meant.some((code) => code === chosen)
  const code = meant.find((one) => one === (isOpen ? local : chosen)) ?? meant[0]
  const isLocal = isOpen && code !== meant[0]
  const fits = (one: string) =>
    COUNTING.has(shared) || meant.includes(one) || (shared === '$' && isDollar(one))
  return { code, isShared: true, ...(isLocal && { isLocal }), fits }
}

export function withoutSigns(lower: string): string {
  return SIGN_MARKS.reduce((text, { mark }) => text.replace(mark, ' '), lower).replace(
    /[美港欧歐日韩韓]元|บาท|[$¥円元원]/g,
    ' '
  )
}

/** @param chosen tells which country's a word like `kr` is */
export function codeOf(word: string, chosen: string | null): string | null {
  if (Object.hasOwn(CURRENCY_WORDS, word)) return CURRENCY_WORDS[word]
  if (Object.hasOwn(SHARED_WORDS, word)) {
    const codes = SHARED_WORDS[word]
    return codes.length === 1 ? codes[0] : (codes.find((code) => code === chosen) ?? null)
  }
  return word.length === 3 && isFiat(word.toUpperCase()) ? word.toUpperCase() : null
}

export const dollarOf = (word: string): string | null =>
  Object.hasOwn(DOLLARS, word) ? DOLLARS[word] : null

/** `keur` and `mkr` are a magnitude and a currency. */
export function splitMagnitude(word: string): string[] {
  const [, factor, currency] = /^([ktm])(\p{L}{2,4})$/u.exec(word) ?? []
  const isBoth =
    currency && (currency === 'kr' || currency === 'euro' || isFiat(currency.toUpperCase()))
  return isBoth ? [factor, currency] : [word]
}

let names: Map<string, string> | undefined

/** From a name in many languages: `US Dollar`, `Schweizer Franken`. */
export function currencyNamed(folded: string): string | null {
  names ??= new Map(
    ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl'].flatMap((language) => {
      const named = new Intl.DisplayNames(language, { type: 'currency' })
      const fiat = CURRENCIES.filter(({ kind }) => kind === 'fiat')
      return fiat.map(({ code }) => [foldText(named.of(code) ?? code), code] as const)
    })
  )
  return names.get(folded) ?? names.get(folded.replace(/s$/, '')) ?? null
}
