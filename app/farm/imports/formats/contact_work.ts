import {
  guessContactMapping,
  isContactField,
  type ContactField,
} from '#app/farm/contract/contact_fields'
import { readContactTable } from '#app/farm/imports/formats/contact_table'
import { readContacts, type ReadContactRow } from '#app/farm/imports/formats/read_contacts'
import { previewColumns, type PreviewColumn } from '#app/imports/formats/preview_table'
import { sentColumns } from '#app/imports/formats/recognize/sent_mapping'
import { storableJson } from '#app/imports/formats/storable_json'

export type ContactTask = { bytes: Uint8Array } & (
  | { kind: 'preview' }
  | {
      kind: 'rows'
      /** JSON: field names by column position; undefined to guess them */
      mapping: string | undefined
    }
)

export interface ContactPreview {
  total: number
  columns: PreviewColumn<ContactField>[]
}

export interface ContactList {
  total: number
  /** JSON of the rows, which costs other threads little to pass on */
  parts: string[]
}

/** Everything whose cost grows with a file of contacts. @throws E_VALIDATION_ERROR */
export function doContactWork(task: ContactTask): ContactPreview | ContactList {
  const table = readContactTable(Buffer.from(task.bytes))
  const total = table.rows.length
  if (task.kind === 'preview') {
    return { total, columns: previewColumns(table, guessContactMapping(table.columns)) }
  }
  const mapping =
    task.mapping === undefined
      ? guessContactMapping(table.columns)
      : sentColumns(task.mapping, table.columns, isContactField)
  return { total, parts: contactParts(readContacts(table, mapping)) }
}

const ROWS_PER_PART = 5000

/** JSON of so many rows as one statement stores. */
export function contactParts(rows: readonly ReadContactRow[]): string[] {
  const parts: string[] = []
  for (let from = 0; from < rows.length; from += ROWS_PER_PART) {
    parts.push(storableJson(rows.slice(from, from + ROWS_PER_PART)))
  }
  return parts
}
