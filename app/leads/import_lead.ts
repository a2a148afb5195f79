import type { InTransaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/lead'
import { insertLeadEvent } from '#app/leads/lead_event'
import type { LeadStage } from '#app/leads/lead_options'
import { mayReachRealtor } from '#app/leads/record_lead'

export interface ImportedLead {
  name: string | null
  /** in lower case */
  email: string
  phone: string | null
  stage: LeadStage | null
  note: string | null
}

interface Arrival {
  /** the realtor */
  userId: number
  teamId: number | null
  /** names the file in the timeline */
  title: string
  /** begins the cause of every event it adds, such as `import:5` */
  cause: string
  row: number
}

export type LeadWords = Pick<Lead, 'name' | 'phone'>

export interface ImportResult {
  id: number
  isNew: boolean
  /** before it */
  phone: string | null
  /** what it says now */
  after: LeadWords
  /** what differs from what is there, which stays */
  notes: string[]
}

/**
 * Adds a row of a file to the one lead of its address. What is there stays. `tellBoards` tells of
 * many at once. Safe to repeat.
 *
 * @returns null for the realtor’s own address and that of somebody blocked
 */
export async function importLead(
  { trx }: InTransaction,
  given: ImportedLead,
  { userId, teamId, title, cause, row }: Arrival
): Promise<ImportResult | null> {
  const { email, note } = given
  if (!(await mayReachRealtor(email, userId, trx))) return null
  const { id, is_new: isNew } = await keep(given, { userId, teamId }, trx)
  const lead = await Lead.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  const before = isNew ? null : lead.phone
  const notes = isNew ? [] : differences(lead, given)
  if (!lead.phone && given.phone) await lead.merge({ phone: given.phone }).save()
  await insertLeadEvent(id, { kind: 'import', title, cause, actorId: userId }, trx)
  if (isNew && lead.stage !== 'new') {
    const move = { kind: 'stage', stage: lead.stage, cause: `${cause}:stage` } as const
    await insertLeadEvent(id, { ...move, actorId: userId }, trx)
  }
  if (note) {
    const noted = { kind: 'note', message: note, cause: `${cause}:note:${row}` } as const
    await insertLeadEvent(id, { ...noted, actorId: userId }, trx)
  }
  const after = { name: lead.name, phone: lead.phone }
  return { id, isNew, phone: before, after, notes }
}

async function keep(
  { name, email, phone, stage }: ImportedLead,
  { userId, teamId }: Pick<Arrival, 'userId' | 'teamId'>,
  trx: InTransaction['trx']
): Promise<{ id: number; is_new: boolean }> {
  const [row] = await trx
    .knexQuery()
    .table('leads')
    .insert({
      ...{ user_id: userId, team_id: teamId, source: 'import', stage: stage ?? 'new' },
      ...{ name: name ?? email, email, phone, answered_at: trx.knexRawQuery('now()') },
    })
    .onConflict(['user_id', 'email'])
    .merge({ email })
    .returning(['id', trx.knexRawQuery('xmax = 0 as is_new')])
  return row
}

function differences(lead: Lead, { name, phone, stage }: ImportedLead): string[] {
  const kept = (label: string, before: string | null, now: string | null) =>
    now !== null && before !== null && now !== before
      ? [`Kept the ${label} “${before}”. This row says “${now}”.`]
      : []
  return [
    ...kept('name', lead.name, name),
    ...kept('phone number', lead.phone, phone),
    ...kept('stage', lead.stage, stage),
  ]
}

interface Taken {
  id: number
  isNew: boolean
  /** before the import */
  phone: string | null
  /** what it said after it */
  after: LeadWords
  /** as it was imported */
  cause: string
}

/**
 * Takes back what an import did to a lead. One that it made is deleted, unless something happened
 * to it since; one that was there gets back what it said.
 */
export async function takeBackLead(
  { trx }: InTransaction,
  { id, isNew, phone, after, cause }: Taken
): Promise<'undone' | 'kept'> {
  const lead = await Lead.query({ client: trx }).where('id', id).forUpdate().first()
  if (!lead) return 'undone'
  const since: unknown = await trx
    .from('lead_events')
    .where('lead_id', id)
    .whereRaw(`not (cause is not null and starts_with(cause || ':', ?))`, [`${cause}:`])
    .first()
  const reminder: unknown = await trx.from('lead_reminders').where('lead_id', id).first()
  const isChanged = lead.name !== after.name || lead.phone !== after.phone
  if (isNew && (since || reminder || isChanged)) return 'kept'
  if (isNew) {
    await lead.delete()
    return 'undone'
  }
  await trx
    .from('lead_events')
    .where('lead_id', id)
    .whereRaw(`starts_with(cause || ':', ?)`, [`${cause}:`])
    .delete()
  if (phone === null && !isChanged) await lead.merge({ phone }).save()
  return 'undone'
}
