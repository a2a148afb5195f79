import {
  labelOfField,
  type ImportField,
  type ImportValues,
} from '#app/imports/contract/import_fields'
import { saysNothing } from './everyday_cells.js'

const MAX_SHOWN_CHARACTERS = 40

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
    if (saysNothing(text)) {
      this.note(field, 'says nothing')
      return undefined
    }
    const found = read(text)
    if (found === null) this.note(field, what)
    return found ?? undefined
  }

  /** A text, unless it only stands for an empty cell. */
  text(field: ImportField): string | undefined {
    return this.read(field, (text) => text)
  }

  note(field: ImportField, what: string): void {
    this.notes.push(`${labelOfField(field)}: “${this.shown(field)}” ${what}, so it stays empty.`)
  }

  shown(field: ImportField): string {
    const text = this.values[field] ?? ''
    const isLong = text.length > MAX_SHOWN_CHARACTERS
    return isLong ? `${text.slice(0, MAX_SHOWN_CHARACTERS - 1)}…` : text
  }
}
