import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import Inquiry from '#app/leads/models/inquiry'

/** Null for a link that is too old or was never sent. */
export async function findInquiry(token: string): Promise<Inquiry | null> {
  const inquiry = await Inquiry.query()
    .where('token_hash', oneTimeTokenHash(token))
    .preload('property')
    .first()
  return inquiry?.isUsable ? inquiry : null
}
