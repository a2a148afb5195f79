import { LEAD_FIELDS, type LeadField, type LeadMapping } from '#app/farm/imports/import_fields'
import { emailFault, readPerson, shortened } from '#app/farm/imports/contact_cells'
import { brokenRow, cellsOf, type ContactTable } from '#app/farm/imports/contact_table'
import { assertUsable } from '#app/imports/reading/sent_mapping'
import type { ImportedLead } from '#app/leads/import_lead'
import {
  isLeadStage,
  MAX_LEAD_NOTE_CHARACTERS,
  MAX_PHONE_CHARACTERS,
} from '#app/leads/lead_options'

export interface ReadLead extends Omit<ImportedLead, 'email'> {
  email: string | null
}

export interface ReadLeadRow {
  row: number
  values: ReadLead
  /** reasons it fails, or what was left out */
  notes: string[]
  status: 'pending' | 'failed'
}

/** @throws E_VALIDATION_ERROR if the mapping doesn't fit the table */
export function readLeads(table: ContactTable, mapping: LeadMapping): ReadLeadRow[] {
  assertUsable(mapping, LEAD_FIELDS)
  return table.rows.map((cells, index) => {
    const { values, notes, error } = readRow(cellsOf(cells, mapping))
    const reason = brokenRow(cells, table) ?? error
    const status = reason ? 'failed' : 'pending'
    return { row: index + 1, values, notes: [...(reason ? [reason] : []), ...notes], status }
  })
}

function readRow(cells: Partial<Record<LeadField, string>>) {
  const notes: string[] = []
  const values: ReadLead = {
    ...readPerson(cells, MAX_PHONE_CHARACTERS, notes),
    stage: stageOf(cells, notes),
    note: shortened(cells.note, { max: MAX_LEAD_NOTE_CHARACTERS, what: 'note', notes }),
  }
  const error = values.email ? emailFault(values.email) : 'A lead needs an email address.'
  return { values, notes, error }
}

function stageOf({ stage }: Partial<Record<LeadField, string>>, notes: string[]) {
  if (!stage) return null
  const known = stage.toLowerCase()
  if (isLeadStage(known)) return known
  notes.push(`“${stage.slice(0, 40)}” is not a stage, so it is new.`)
  return null
}
