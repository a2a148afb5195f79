import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import { wireTime } from '#app/common/http/wire_time'
import { listLeadsAfter } from '#app/leads/find_leads'
import type { LeadRow } from '#app/leads/lead_row'
import type { LeadFilter } from '#app/leads/lead_sql'
import { leadFilter } from '#app/leads/lead_validators'

export default class LeadExportsController {
  /** What the filter shows. */
  show(ctx: HttpContext) {
    const { auth, response } = ctx
    const day = new Date().toISOString().slice(0, 10)
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="vesta-leads-${day}.csv"`)
    response.header('cache-control', 'no-store')
    response.stream(Readable.from(writeLeads(auth.getUserOrFail(), leadFilter(ctx))))
  }
}

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
async function* writeLeads(user: User, filter: LeadFilter): AsyncIterable<string> {
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
