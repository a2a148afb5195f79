import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportValues,
} from '#app/imports/contract/import_fields'
import { saysNothing } from './everyday_cells.js'

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
    return text === undefined || this.isEmpty(field, text) ? undefined : text
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
