import { foldText } from '#app/common/text/fold_text'
import { isFiat } from '#app/places/currencies'

export interface Heading {
  /** spellings to look for, best first, with letters and digits only */
  names: string[]
  /** as `findUnit` knows it */
  unit: string | null
  currency: string | null
  /** what its amounts are multiplied by: `Price (000s)` */
  factor: number
}

/** Words for a unit, longest first, as `foldText` leaves them. */
const UNITS: [words: RegExp, unit: string][] = [
  [/\b(square (feet|foot)|sq ?(ft|feet|foot)|s ?f|ft ?2|piedi quadrati)\b/, 'sqft'],
  [
    /\b(square met(er|re)s?|sq ?(m|met(er|re)s?)|sqm|mq|qm|m ?2|mt ?2|metri quadr(at)?i|metros (cuadrados|quadrados)|metres? carres?|quadratmetern?|vierkante meter)\b|平方米|平方公尺|平米|제곱미터|ตารางเมตร|ตร ?ม/,
    'sqm',
  ],
  [/\b(acres?|ac|acri)\b/, 'acres'],
  [/\b(hectares?|hektar|ettari|hectareas?|hectare|ha)\b/, 'hectares'],
  [/坪|\b(tsubos?|pings?)\b/, 'tsubo'],
  [/평(?!\p{L})|\b(pyeong|pyong)\b/u, 'pyeong'],
  [/ตารางวา|ตร ?ว|\b(sq|square) ?wah?\b/, 'sqwah'],
  [/ไร่|\brais?\b/, 'rai'],
  [/งาน|\bngans?\b/, 'ngan'],
  [/\b(dunams?|dunums?|donums?|feddans?|gunthas?|guntas?|stremmata|stremma)\b/, ''],
  [/\b(kanals?|marlas?|cottahs?|kathas?|katthas?|bighas?|biswas?)\b/, ''],
]

/** Codes that are also words of headings. */
const WORDS_TOO = /^(all|top|try|cup|pen|bob|mad|ron|gel|mop|sos)$/
const CURRENCY_SIGN = /(?<!\p{L})(us|ca|c|au|a|nz|hk|s|r)?\$|[€£₹₽₺₩฿¥]/iu
const CURRENCY_WORD = /[美港欧歐日韩韓]?元|円|원|บาท/
/** Each is used for one currency only. */
const OWN_MAGNITUDE = /[억만](?=\s*[)）])|ล้าน/

/** A price for each unit or month is none of a listing's fields. */
const RATE =
  /\bper\b|\/\s*(sq|sf\b|m2|m²|mq|qm|square|month|mo\b|acre|ha\b|ft)|[$€£]\s*\/|\b(al|pro|por|au) (mq|qm|m2|m²)\b/i

/** Whose data it is, if not the home's. */
const FOREIGN =
  /agent|office|broker|contact|seller|owner|school|association|lender|disclaimer|sales|tax|virtualtour|openhouse/i

export function readHeading(column: string): Heading {
  if (RATE.test(column)) return { names: [], unit: null, currency: null, factor: 1 }
  const factor = factorIn(column)
  const amounts = [THOUSANDS, MILLIONS, ...COUNTED.map(([words]) => words)]
  const counted = factor === 1 ? [] : amounts
  const folded = foldWords(
    counted
      .reduce((text, words) => text.replace(words, ' '), column)
      .replace(CURRENCY_IN_BRACKETS, ' ')
  )
  const found = UNITS.find(([words]) => words.test(folded))
  const currency = currencyIn(column)
  const bare = withoutUnits(folded)
  const plain = withoutFillers(folded)
  const names = [folded, bare, plain, withoutUnits(plain), ...leafNames(column)].map((name) =>
    name.replaceAll(' ', '')
  )
  return {
    names: [...new Set(names)].filter(Boolean),
    unit: found ? found[1] || found[0].exec(folded)![0] : null,
    currency,
    factor,
  }
}

const THOUSANDS =
  /\(?\s*(?<![\d.,])([$€£]\s*)?(in )?[x×*']?\s*['’,]?(1[.,' ]?)?000['’]?\s*s?(?!\d)( ?(eur|usd|gbp|chf|[$€£]))?\s*\)?|\(?(?<!\p{L})(in |en |em |in den )?(thousands?( of)?|thous|tsd|tausend|migliaia( di)?|milliers( d[e’'])?|miles( de)?|milhares( de)?|duizend(en)?|mila|k\s?(?=[€$£])|[€$£]\s?k(?!\p{L})|keur|kusd|kgbp|kchf|teur|tchf|t€|k(?=\s*\)))\.?(?!\p{L})\s*\)?/giu
const MILLIONS =
  /\(?(?<!\p{L})(in |en |em )?(millions?( of)?|millionen|milioni( di)?|millones( de)?|milhoes( de)?|milhões( de)?|miljoen|mio|mln|mn|m\s?(?=[€$£])|meur|musd)\.?(?!\p{L})\s*\)?/giu

/** Words of East and Southeast Asia, in brackets or before a currency: `価格（万円）`. */
const COUNTED: [words: RegExp, factor: number][] = (
  [
    ['万|萬|만', 1e4],
    ['億|亿|억', 1e8],
    ['ล้าน', 1e6],
    ['พัน', 1e3],
  ] as const
).map(([words, factor]) => [
  new RegExp(
    `[(（]([^()（）]*[:：\\s])?(${words})\\s*(${CURRENCY_WORD.source})?\\s*[)）]|(${words})\\s*(${CURRENCY_WORD.source})\\s*$`,
    'u'
  ),
  factor,
])
const CURRENCY_IN_BRACKETS = new RegExp(`[(（]\\s*(${CURRENCY_WORD.source})\\s*[)）]`, 'u')

function factorIn(column: string): number {
  const counted = COUNTED.find(([words]) => words.test(column))
  if (counted) return counted[1]
  if (column.search(THOUSANDS) >= 0) return 1e3
  return column.search(MILLIONS) >= 0 ? 1e6 : 1
}

/** `LotSizeAcres` is `lot size acres`. */
function foldWords(text: string): string {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('²', '2')
  return foldText(words.replace(/\b(\w)\.(?=\w\.)/g, '$1'))
}

function withoutUnits(folded: string): string {
  const plain = UNITS.reduce((text, [words]) => text.replace(words, ' '), folded)
  const words = plain.split(' ').filter((word) => word && !isFiat(word.toUpperCase()))
  return words.filter((word) => !/^(in|us|au|nz|hk|euros?|dollars?)$/.test(word)).join(' ')
}

const COUNTING =
  /^(total|number of|no of|num|nr of|of|anzahl|aantal|nombre de|numero( di| de)?|nombre d)\s+(?=(bed|bath|bagn|camer|hab|dorm|chambr|salle|quart|casas|slaap|bad|schlaf|ban))/
const FILLERS =
  /\b(approx|approximate|ca|circa|total|de|di|da|do|du|des|del|della|dell|d|of|the|en)\b/g

/** `Approx. Sq Ft`, `# of Bedrooms` and `Tipo de inmueble` without what says nothing. */
function withoutFillers(folded: string): string {
  return folded.replace(COUNTING, '').replace(FILLERS, ' ').replace(/\s+/g, ' ').trim()
}

/** As some scrapers flatten objects: `address/city`. */
const NESTED = /^(address|location|property|listing|home|geo|coordinates|details)(\/\w+)+$/i

/** `address.city` is a city, but an agent's isn't the home's. */
function leafNames(column: string): string[] {
  const parts = NESTED.test(column) ? column.split('/') : column.split('.')
  if (parts.length < 2 || /\s/.test(column) || FOREIGN.test(parts.slice(0, -1).join())) return []
  const leaf = foldWords(parts.at(-1)!)
  return [foldWords(parts.slice(-2).join(' ')), leaf, withoutUnits(leaf)]
}

/**
 * The codes and signs in a heading; several may mean one currency, as in `Price (CAD $)`. The list's
 * own currency tells which dollar is meant.
 */
function currencyIn(column: string): string | null {
  const sign =
    CURRENCY_SIGN.exec(column) ?? CURRENCY_WORD.exec(column) ?? OWN_MAGNITUDE.exec(column)
  const capitals = (column.match(/\b[A-Z]{3}\b/g) ?? []).filter(isFiat)
  const sure = capitals.filter((code) => !WORDS_TOO.test(code.toLowerCase()))
  const words = foldWords(column).split(' ').slice(1)
  const word = words.find((one) => !WORDS_TOO.test(one) && isFiat(one.toUpperCase()))
  const told = sure.length ? sure : capitals
  const codes = told.length || sign || !word ? told : [word.toUpperCase()]
  return [...new Set([...codes, ...(sign ? [sign[0]] : [])])].join(' / ') || null
}
