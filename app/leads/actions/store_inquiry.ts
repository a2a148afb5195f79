import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { INQUIRY_VALID_FOR_DAYS } from '#app/leads/contract/lead_options'
import SendInquiryConfirmation from '#app/leads/jobs/send_inquiry_confirmation'
import Inquiry from '#app/leads/models/inquiry'

export interface GuestInquiry {
  name: string
  email: string
  phone: string | null
  message: string
  wantsViewingAt: DateTime | null
}

/** A second mail is sent only after this, so a double click sends one. */
const MIN_MINUTES_BETWEEN_MAILS = 5

/** Stores a guest's question and mails the link that confirms it. */
export async function storeInquiry(
  { trx }: InTransaction,
  propertyId: number,
  given: GuestInquiry
): Promise<void> {
  const since = DateTime.now().minus({ minutes: MIN_MINUTES_BETWEEN_MAILS })
  const same = await Inquiry.query({ client: trx })
    .where({ property_id: propertyId, email: given.email, message: given.message })
    .whereNull('confirmed_at')
    .where('created_at', '>', since.toJSDate())
    .orderBy('id', 'desc')
    .first()
  if (same && same.wantsViewingAt?.toMillis() === given.wantsViewingAt?.toMillis()) return
  const expiresAt = DateTime.now().plus({ days: INQUIRY_VALID_FOR_DAYS })
  const inquiry = await Inquiry.create({ propertyId, ...given, expiresAt }, { client: trx })
  afterCommit(trx, () => enqueue(SendInquiryConfirmation.dispatch({ inquiryId: inquiry.id })))
}
