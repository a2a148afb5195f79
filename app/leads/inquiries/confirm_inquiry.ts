import { DateTime } from 'luxon'
import { oneTimeTokenHash, newOneTimeToken } from '#app/accounts/one_time_token'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Inquiry from '#app/leads/inquiries/inquiry'
import { recordInquiry } from '#app/leads/inquiries/record_inquiry'
import { mayReachRealtor } from '#app/leads/record_lead'

/**
 * Safe to repeat. A question that may not reach the realtor looks confirmed to its sender, so that
 * nobody learns of a block or of an account.
 *
 * @throws HttpError 404
 */
export async function confirmInquiry({ trx }: InTransaction, token: string): Promise<void> {
  const inquiry = await Inquiry.query({ client: trx })
    .where('token_hash', oneTimeTokenHash(token))
    .preload('property')
    .forUpdate()
    .first()
  if (!inquiry?.isUsable) throw HttpError.notFound()
  if (inquiry.confirmedAt) return
  await inquiry.merge({ confirmedAt: DateTime.now() }).save()
  const { property } = inquiry
  const isListed = property.isPublished && !property.isPrivate
  if (isListed && (await mayReachRealtor(inquiry.email, property.userId, trx))) {
    await recordInquiry({ trx }, inquiry, property)
  }
}

/** Null if the link is unknown or expired. */
export async function findInquiry(token: string): Promise<Inquiry | null> {
  const inquiry = await Inquiry.query()
    .where('token_hash', oneTimeTokenHash(token))
    .preload('property')
    .first()
  return inquiry?.isUsable ? inquiry : null
}

/** A link for the confirmation mail; null if the question is gone, expired or confirmed. */
export async function issueInquiryToken({ trx }: InTransaction, inquiryId: number) {
  const inquiry = await Inquiry.query({ client: trx })
    .where('id', inquiryId)
    .preload('property')
    .forUpdate()
    .first()
  if (!inquiry?.isUsable || inquiry.confirmedAt) return null
  const token = newOneTimeToken()
  await inquiry.merge({ tokenHash: oneTimeTokenHash(token) }).save()
  return { inquiry, token }
}
