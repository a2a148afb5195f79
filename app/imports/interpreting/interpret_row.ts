import type { ImportField, ImportValues } from '#app/imports/import_fields'
import { locateHome } from './locate_home.js'
import { readListing, type ReadListing, type ReadingRules } from './read_listing.js'
import { UnreadableRow } from './unreadable_row.js'

export interface RowToInterpret {
  values: ImportValues
  rules: ReadingRules
}

/** A row that can't become a listing, in sentences. */
export interface Uninterpretable {
  reasons: string[]
  /** the fields whose cells can be mended */
  faults: ImportField[]
}

export type InterpretedRow = ReadListing | Uninterpretable

/** What a row says, and where that is. */
export async function interpretRow({ values, rules }: RowToInterpret): Promise<InterpretedRow> {
  try {
    const read = await readListing(values, rules)
    const { input, notes } = await locateHome(read.input)
    return { ...read, input, notes: [...read.notes, ...notes] }
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    return { reasons: error.sentences, faults: error.faults }
  }
}
