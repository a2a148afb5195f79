import { newOneTimeToken, oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import type { InTransaction } from '#app/kernel/database/transaction'
import Inquiry from '#app/leads/models/inquiry'

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
