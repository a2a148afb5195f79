import { foldText } from '#app/common/text/fold_text'
import { monthNamed } from './day_cell.js'
import { withPlainDigits } from './number_cell.js'

const MIN_YEAR = 1000
/** What is being built is ready by then. */
const MAX_YEARS_AHEAD = 20
const ABOUT =
  /^[\s.~]*(c|ca|circa|about|approx|est|built|built in|year built|erbaut|baujahr|bj|anno|ano|annee|um|vers|hacia|around)?[\s.:]*(s|er|年|年築|년)?$/i

/** Behind the year, in East Asia: `2015年3月`, `2015년 3월`. */
const MONTH = /^(築)?\s*[年년]\s*\d{1,2}\s*[月월](\s*\d{1,2}\s*[日일])?\s*(築|竣工|建成|준공)?$/u

/** `1998`, `c. 1890`, `1920s`, `2004-05-01`, `May 1998`, `令和6年`, `พ.ศ. 2567`; null if it isn't a single year. */
export function yearOf(text: string): number | null {
  const digits = withPlainDigits(text.normalize('NFKC'))
  const told = yearOfEra(digits)
  if (told !== null) return told
  const plain = digits.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  const years = plain.match(/(?<!\d)\d{4}(?!\d)/g) ?? []
  const rest = plain.replace(/(?<!\d)\d{4}(?!\d)/, '')
  const isDate = /^[\s.,\-/\d:tz+]*$/i.test(rest) || monthNamed(rest) !== null || MONTH.test(rest)
  if (years.length !== 1 || !(isDate || ABOUT.test(rest))) return null
  const year = Number(years[0])
  return isYear(year) ? year : null
}

function isYear(year: number): boolean {
  return year >= MIN_YEAR && year <= new Date().getFullYear() + MAX_YEARS_AHEAD
}

interface Era {
  words: string
  /** the year before its first */
  before: number
  /** its last year; undefined where it goes on */
  last?: number
}

/** Eras whose years begin with ours, or whose first year is part of one of ours. */
const ERAS: Era[] = [
  { words: '令和|reiwa', before: 2018 },
  { words: '平成|heisei', before: 1988, last: 31 },
  { words: '昭和|showa', before: 1925, last: 64 },
  { words: '大正|taisho', before: 1911, last: 15 },
  { words: '明治|meiji', before: 1867, last: 45 },
  { words: '民國|民国|中華民國|minguo|roc', before: 1911 },
  { words: 'พ\\.?\\s?ศ\\.?|b\\.?\\s?e\\.?|buddhist era', before: -543 },
]

const ERA_YEARS = ERAS.map((era) => ({
  ...era,
  first: new RegExp(
    `^(?:${era.words})\\s*(\\d{1,4}|元)\\s*年?(?:\\s*\\d{1,2}\\s*月(?:\\s*\\d{1,2}\\s*日)?)?\\s*(?:築|建|築年)?(?:\\s*\\(?(\\d{4})年?\\)?)?$`,
    'iu'
  ),
  behind: new RegExp(`^(\\d{4})\\s*(?:${era.words})$`, 'iu'),
}))

/** A year that names its era; one that also says ours has to say the same. */
function yearOfEra(text: string): number | null {
  const plain = text
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  for (const { first, behind, before, last = Infinity } of ERA_YEARS) {
    const [, counted, ours] = first.exec(plain) ?? behind.exec(plain) ?? []
    if (counted === undefined) continue
    const count = counted === '元' ? 1 : Number(counted)
    const year = count + before
    const agrees = ours === undefined || Number(ours) === year
    return count >= 1 && count <= last && agrees && isYear(year) ? year : null
  }
  return null
}

/** Countries whose lists count solar years since 622, and lunar ones. */
const SOLAR = new Set(['IR', 'AF'])
const LUNAR = new Set(
  'SA AE QA KW BH OM YE IQ JO SY LB PS EG SD LY TN DZ MA MR PK BD MY ID BN MV'.split(' ')
)
const [FIRST_COUNTED, LAST_COUNTED] = [1200, 1500]
const COUNTING_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/

/** Whether a year may be one of another calendar, which begins within one of ours. */
export function isForeignYear(
  text: string,
  year: number,
  country: string | null | undefined
): boolean {
  if (year < FIRST_COUNTED || year > LAST_COUNTED) return false
  const isTheirs = country && (SOLAR.has(country) || LUNAR.has(country))
  return COUNTING_DIGITS.test(text) || Boolean(isTheirs) || foldText(text).includes('هجر')
}
