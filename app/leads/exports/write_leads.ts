import type User from '#app/accounts/models/user'
import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import { wireTime } from '#app/common/http/wire_time'
import type { LeadRow } from '#app/leads/models/lead_row'
import type { LeadFilter } from '#app/leads/models/visible_leads'
import { listLeadsAfter } from '#app/leads/queries/list_leads'

const BATCH = 200

const COLUMNS = [
  'Name',
  'Email',
  'Phone',
  'Stage',
  'Reason',
  'Source',
  'Listing',
  'Assigned to',
  'Added',
  'Last activity',
  'Notes',
]

/** Leads as a spreadsheet, at the receiver's pace: no query waits for the network. */
export async function* writeLeads(user: User, filter: LeadFilter): AsyncIterable<string> {
  yield CSV_MARK + csvLine(COLUMNS)
  let after = 0
  for (;;) {
    const batch = await listLeadsAfter(user, filter, after, BATCH)
    for (const lead of batch) yield csvLine(cellsOf(lead))
    if (batch.length < BATCH) return
    after = batch.at(-1)!.id
  }
}

function cellsOf(lead: LeadRow): string[] {
  const notes = lead.events.filter(({ kind }) => kind === 'note')
  return [
    lead.name,
    lead.email,
    lead.phone ?? '',
    lead.stage,
    lead.reason ?? '',
    lead.source,
    lead.property?.name ?? '',
    lead.worker.name,
    wireTime(lead.createdAt),
    wireTime(lead.happenedAt),
    notes.map(({ message }) => message).join('\n'),
  ]
}
