import { Parser } from 'htmlparser2'
import { foldText } from '#app/common/text/fold_text'
import { IMPORT_FIELDS, type ImportField, type ImportValues } from '#app/imports/import_fields'
import { plainNumber, withPlainDigits } from '#app/imports/interpreting/number_cell'
import { cleanText } from '#app/kernel/http/clean_text'

const MAX_SHOWN_CHARACTERS = 40
/** A number or word is never longer; patterns would take long to see that. */
const MAX_READ_CHARACTERS = 200

/** Reads a row's cells one by one: each is understood, or left empty with a note. */
export class CellReader {
  readonly notes: string[] = []

  constructor(private readonly values: ImportValues) {}

  /** @param read gives null for what it doesn't understand */
  read<Value>(
    field: ImportField,
    read: (text: string) => Value | null,
    what = 'can’t be read'
  ): Value | undefined {
    const text = this.values[field]
    if (text === undefined) return undefined
    if (this.isEmpty(field, text)) return undefined
    const found = text.length > MAX_READ_CHARACTERS ? null : read(text)
    if (found === null) this.note(field, what)
    return found ?? undefined
  }

  /** A text, unless it only stands for an empty cell. */
  text(field: ImportField): string | undefined {
    const text = this.values[field]
    if (text === undefined || this.isEmpty(field, text)) return undefined
    return cleanText(text).trim() || undefined
  }

  private isEmpty(field: ImportField, text: string): boolean {
    const isEmpty = text.length <= MAX_READ_CHARACTERS && saysNothing(text)
    if (isEmpty) this.note(field, 'says nothing')
    return isEmpty
  }

  note(field: ImportField, what: string): void {
    this.notes.push(
      `${IMPORT_FIELDS.labelOf(field)}: “${this.shown(field)}” ${what}, so it stays empty.`
    )
  }

  shown(field: ImportField): string {
    const text = this.values[field] ?? ''
    const isLong = text.length > MAX_SHOWN_CHARACTERS
    return isLong ? `${text.slice(0, MAX_SHOWN_CHARACTERS - 1)}…` : text
  }
}

const NOTHING =
  /^(n a|na|nan|null|none|nil|unknown|not (available|applicable|specified|known)|tbd|tba|k a|keine angabe|nd|n d|s d|sin datos|non disponibile|inconnu|onbekend|unbekannt|sconosciuto|desconocido|desconhecido)$/

/** `N/A`, `--`, `TBD`, `?`. */
function saysNothing(text: string): boolean {
  const words = foldText(text)
  return words === '' || NOTHING.test(words)
}

const YES = new Set(
  'yes y true t 1 x on ja j wahr si sì s vero oui o vrai verdadero sim waar tak да'
    .split(' ')
    .map(foldText)
)
const NO = new Set(
  'no n false f 0 off nein falsch falso non faux nao nee onwaar nie нет'.split(' ').map(foldText)
)

/** Yes or no in the languages of lists; null for any other word. */
export function yesOrNo(text: string): boolean | null {
  const word = foldText(text)
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

const STUDIO =
  /^(studio|studios|bachelor|bachelor apartment|monolocale|einzimmerwohnung|open plan)$/
const ROOMS =
  /^(\d+(?:[.,]0+)?)\s*(bd|bds|br|beds?|bedrooms?|camer[ae]|schlafzimmer|dormitorios?|habitaciones|chambres?|quartos|slaapkamers?)?\.?$/i

/** A whole number of bedrooms; a studio has none. `3+1` means different things. */
export function bedroomsOf(text: string): number | null {
  if (STUDIO.test(foldText(text))) return 0
  const count = ROOMS.exec(withPlainDigits(text.trim()))?.[1]
  return count === undefined ? null : Number.parseInt(count, 10)
}

const FULL_AND_HALF =
  /^(\d+)\s*(?:full|f)\b(?:\s*baths?)?\s*[,/&+]?\s*(?:and)?\s*(\d+)\s*(?:half|h|partial)\b(?:\s*baths?)?$/i
const BATHS = /^([\d.,]+)\s*(ba|bath(room)?s?|bagn[io]|b[aä]der|badezimmer|ba[nñ]os?)?\.?$/i

export function bathroomsOf(text: string): number | null {
  const plain = withPlainDigits(text.trim()).replace('½', '.5')
  const both = FULL_AND_HALF.exec(plain)
  if (both) return Number(both[1]) + Number(both[2]) / 2
  const count = BATHS.exec(plain)?.[1]
  return count === undefined ? null : plainNumber(count, { threeDigits: 'decimals' })
}

const MIN_YEAR = 1000
/** What is being built is ready by then. */
const MAX_YEARS_AHEAD = 20

/** `1998`, `c. 1890`, `1920s`, `2004-05-01`; null if it isn't a single year. */
export function yearOf(text: string): number | null {
  const years = withPlainDigits(text).match(/(?<!\d)\d{4}(?!\d)/g) ?? []
  const rest = withPlainDigits(text).replace(/(?<!\d)\d{4}(?!\d)/, '')
  const isDate = /^[\s.,\-/\d:tz+]*$/i.test(rest)
  const isAbout = /^[\s.~]*(c|ca|circa|about|approx|est|built|um|vers|hacia|around)?[\s.]*s?$/i
  if (years.length !== 1 || !(isDate || isAbout.test(rest))) return null
  const year = Number(years[0])
  return year >= MIN_YEAR && year <= new Date().getFullYear() + MAX_YEARS_AHEAD ? year : null
}

const MARKUP = /<\/?[a-z][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i
const BREAKS: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4'])
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style'])

/** Entities and tags as the text that people would see. */
export function plainCellText(text: string): string {
  if (!MARKUP.test(text)) return text
  let plain = ''
  let hidden = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (HIDDEN.has(name)) hidden++
      const isNew = name === 'br' || !plain.endsWith('\n')
      if (BREAKS.has(name) && plain && isNew) plain += '\n'
    },
    ontext: (part) => {
      if (!hidden) plain += part
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden--
      if (BREAKS.has(name) && name !== 'br' && !plain.endsWith('\n')) plain += '\n'
    },
  })
  parser.end(text)
  return plain
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
