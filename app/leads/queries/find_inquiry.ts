import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import Inquiry from '#app/leads/models/inquiry'

/** Null if the link is unknown or expired. */
export async function findInquiry(token: string): Promise<Inquiry | null> {
  const inquiry = await Inquiry.query()
    .where('token_hash', oneTimeTokenHash(token))
    .preload('property')
    .first()
  return inquiry?.isUsable ? inquiry : null
}
