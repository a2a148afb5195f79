import { Parser } from 'htmlparser2'
import { foldText } from '#app/common/text/fold_text'
import { IMPORT_FIELDS, type ImportField, type ImportValues } from '#app/imports/import_fields'
import { cleanText } from '#app/kernel/http/clean_text'
import type { Problem } from './unreadable_row.js'

const MAX_SHOWN_CHARACTERS = 40
/** A number or word is never longer; patterns would take long to see that. */
const MAX_READ_CHARACTERS = 200

/** Reads a row's cells one by one: each is understood, or left empty with a note. */
export class CellReader {
  readonly notes: string[] = []
  /** why the row can't become a listing */
  readonly problems: Problem[] = []

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
    const found = text.length > MAX_READ_CHARACTERS ? null : read(plainCellText(text))
    if (found === null) this.note(field, what)
    return found ?? undefined
  }

  /** A text, unless it only stands for an empty cell. */
  text(field: ImportField): string | undefined {
    const text = this.values[field]
    if (text === undefined || this.isEmpty(field, text)) return undefined
    return cleanText(plainCellText(text)).trim() || undefined
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

/** What a spreadsheet shows for a formula that has no result. */
const BROKEN_FORMULA = /^#(ref|n\/a|value|div\/0|name|null|num|spill|calc|error)[!?]?$/i
/** Ticks and signs of currencies say something without a letter. */
const TELLING = /[✓✔☑✅☐✗✘❌\p{Sc}]/u

/** `N/A`, `--`, `TBD`, `?`. */
export function saysNothing(text: string): boolean {
  const words = foldText(text)
  if (words === '') return !TELLING.test(text)
  return NOTHING.test(words) || BROKEN_FORMULA.test(text.trim())
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
