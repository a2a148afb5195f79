import type { InTransaction } from '#app/kernel/database/transaction'
import type { LeadWords } from '#app/leads/actions/import_lead'
import Lead from '#app/leads/models/lead'

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
