import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import LeadReminder from '#app/leads/models/lead_reminder'
import { lockLead } from '#app/leads/policies/lock_lead'

/** With its lead, for everybody who works on that. @throws HttpError 404 */
export async function lockReminder({ user, trx }: ActingUser, id: number): Promise<LeadReminder> {
  const found = await LeadReminder.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  await lockLead({ user, trx }, found.leadId)
  // while waiting for the lead it may have been deleted, or its notice sent
  const reminder = await LeadReminder.query({ client: trx }).where('id', id).forUpdate().first()
  if (!reminder) throw HttpError.notFound()
  return reminder
}
