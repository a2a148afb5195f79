import type { ActingUser } from '#app/accounts/models/acting_user'
import Offering from '#app/club/offerings/models/offering'
import { findOfferingRow } from '#app/club/offerings/queries/find_offering'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** One’s own offering, locked. @throws HttpError 404, 403 if one may only read it */
export async function lockOffering({ user, trx }: ActingUser, slug: string): Promise<Offering> {
  const offering = await Offering.query({ client: trx })
    .where({ slug, user_id: user.id })
    .forUpdate()
    .first()
  if (offering) return offering
  await findOfferingRow({ slug }, user.id, trx)
  throw HttpError.forbidden()
}
