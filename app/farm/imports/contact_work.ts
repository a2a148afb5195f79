import {
  CONTACT_FIELDS,
  LEAD_FIELDS,
  type ContactField,
  type LeadField,
} from '#app/farm/imports/import_fields'
import type { ListOf } from '#app/farm/imports/import_options'
import { readContactTable, type ContactTable } from '#app/farm/imports/contact_table'
import { readContacts, type ReadContactRow } from '#app/farm/imports/read_contacts'
import { readLeads, type ReadLeadRow } from '#app/farm/imports/read_leads'
import type { ColumnFields } from '#app/imports/column_fields'
import { previewColumns, type PreviewColumn } from '#app/imports/reading/preview_table'
import { sentMapping } from '#app/imports/reading/sent_mapping'
import { storableJson } from '#app/imports/reading/pack_rows'

type ContactWish = { of: ListOf } & (
  | { kind: 'preview' }
  | {
      kind: 'rows'
      /** JSON: field names by column position; undefined to guess them */
      mapping: string | undefined
    }
)

export type ContactTask = ContactWish & { bytes: Uint8Array }

/** The thread reads the file itself: to copy 25 MB to it would hold others up. */
export type ContactFile = ContactWish & { path: string }

export interface ContactPreview {
  total: number
  columns: PreviewColumn<ContactField | LeadField>[]
}

export interface ContactList {
  total: number
  /** JSON of the rows, which costs other threads little to pass on */
  parts: string[]
}

/** Everything whose cost grows with a file of contacts or leads. @throws E_VALIDATION_ERROR */
export async function doContactWork(task: ContactTask): Promise<ContactPreview | ContactList> {
  const table = readContactTable(Buffer.from(task.bytes), task.of)
  const total = table.rows.length
  if (task.kind === 'preview') {
    const { guess } = task.of === 'leads' ? LEAD_FIELDS : CONTACT_FIELDS
    return { total, columns: previewColumns(table, guess(table.columns)) }
  }
  const rows =
    task.of === 'leads'
      ? readLeads(table, mappingOf(task, table, LEAD_FIELDS))
      : await readContacts(table, mappingOf(task, table, CONTACT_FIELDS))
  return { total, parts: rowParts(rows) }
}

function mappingOf<Field extends string>(
  { mapping }: ContactTask & { kind: 'rows' },
  { columns }: ContactTable,
  fields: ColumnFields<Field>
): (Field | null)[] {
  return mapping === undefined ? fields.guess(columns) : sentMapping(mapping, columns, fields)
}

const ROWS_PER_PART = 5000

/** JSON of so many rows as one statement stores. */
export function rowParts(rows: readonly (ReadContactRow | ReadLeadRow)[]): string[] {
  const parts: string[] = []
  for (let from = 0; from < rows.length; from += ROWS_PER_PART) {
    parts.push(storableJson(rows.slice(from, from + ROWS_PER_PART)))
  }
  return parts
}
