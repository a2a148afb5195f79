import { foldText } from '#app/common/text/fold_text'
import { isCalendarDay } from '#app/common/text/calendar_day'
import { withPlainDigits } from './number_cell.js'

const LANGUAGES = ['en', 'it', 'es', 'fr', 'de', 'pt', 'nl']
const MONTHS_OF_YEAR = 12
let months: Map<string, number> | undefined

/** Counted from 1, from its name in many languages, also a short one; null for another word. */
export function monthNamed(word: string): number | null {
  months ??= readMonths()
  return months.get(foldText(word)) ?? null
}

function readMonths(): Map<string, number> {
  const found = new Map<string, number>([['sept', 9]])
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      const named = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      for (let at = 0; at < MONTHS_OF_YEAR; at++) {
        const name = foldText(named.format(new Date(Date.UTC(2026, at, 1))))
        if (!found.has(name)) found.set(name, at + 1)
      }
    }
  }
  return found
}

type Parts = [year: string, month: string | number, day: string]

const YEAR_FIRST =
  /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?|(\d{2})(\d{2}))(?:[t ].*)?$/
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/
const SLASHED = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/
const DAY_AND_NAME =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|o)?[\s-]*(?:de |of )?(\p{L}+)\.?,?[\s-]*(?:de |del )?(\d{4})$/u
const NAME_AND_DAY = /^(\p{L}+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u

/** Years before and after belong to other calendars. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]

/**
 * `2026-12-01` from a day as people write it. `1/2/2027` could be two days, so it is none.
 * @returns null if it isn't one
 */
export function dayOf(text: string): string | null {
  const parts = partsOf(withPlainDigits(text.normalize('NFKC')).trim().toLowerCase())
  if (!parts) return null
  const [year, month, day] = parts
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const isOurs = Number(year) >= FIRST_YEAR && Number(year) < LAST_YEAR
  return isOurs && isCalendarDay(iso) ? iso : null
}

function partsOf(text: string): Parts | null {
  const first = YEAR_FIRST.exec(text)
  if (first) return [first[1], first[2] ?? first[4], first[3] ?? first[5]]
  const dotted = DOTTED.exec(text)
  if (dotted) return [dotted[3], dotted[2], dotted[1]]
  const slashed = SLASHED.exec(text)
  if (slashed) return slashedParts(slashed.slice(1))
  const [, day, name, year] = DAY_AND_NAME.exec(text) ?? swapped(NAME_AND_DAY.exec(text)) ?? []
  const month = name === undefined ? null : monthNamed(name)
  return month === null ? null : [year, month, day]
}

const swapped = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1], found[3]]

/** Only a number beyond 12, or the same one twice, tells which is the day. */
function slashedParts([one, other, year]: string[]): Parts | null {
  if (Number(one) > MONTHS_OF_YEAR || Number(one) === Number(other)) return [year, other, one]
  return Number(other) > MONTHS_OF_YEAR ? [year, one, other] : null
}
