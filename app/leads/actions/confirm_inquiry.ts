import { DateTime } from 'luxon'
import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { recordInquiry } from '#app/leads/actions/record_inquiry'
import Inquiry from '#app/leads/models/inquiry'
import { mayReachRealtor } from '#app/leads/policies/may_reach_realtor'

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
