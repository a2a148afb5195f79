import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/lead'
import { lockLead, type LeadActor } from '#app/leads/lead_locks'
import Viewing from '#app/leads/viewings/viewing'

/** With its lead, for whoever works on that. @throws HttpError 404 */
export async function lockViewing(
  { user, trx }: LeadActor,
  id: number
): Promise<{ viewing: Viewing; lead: Lead }> {
  const found = await Viewing.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  const { lead } = await lockLead({ user, trx }, found.leadId)
  return { lead, viewing: await lockById({ trx }, id) }
}

/** With its lead, for whoever has its link. @throws HttpError 404 */
export async function lockViewingOfToken(
  { trx }: InTransaction,
  token: string
): Promise<{ viewing: Viewing; lead: Lead }> {
  const found = await Viewing.query({ client: trx }).where('token', token).first()
  if (!found) throw HttpError.notFound()
  const lead = await Lead.query({ client: trx }).where('id', found.leadId).forUpdate().first()
  if (!lead) throw HttpError.notFound()
  return { lead, viewing: await lockById({ trx }, found.id) }
}

/** While waiting for the lead it may have been answered, or gone with it. */
async function lockById({ trx }: InTransaction, id: number): Promise<Viewing> {
  const viewing = await Viewing.query({ client: trx }).where('id', id).forUpdate().first()
  if (!viewing) throw HttpError.notFound()
  return viewing
}

/** One realtor’s viewings are confirmed one after the other, so that no two overlap. */
export async function lockTimesOf({ trx }: InTransaction, realtorId: number): Promise<void> {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('viewings'), ?)`, [realtorId])
}
