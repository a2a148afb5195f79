import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ListingInvitation from '#app/properties/invitations/models/listing_invitation'
import { lockProperty } from '#app/properties/models/lock_property'

/** Ends the link for everyone who opened it. @throws HttpError 404, 403 */
export async function withdrawInvitation(
  { user, trx }: ActingUser,
  slug: string,
  id: number
): Promise<void> {
  const property = await lockProperty({ slug }, user, trx)
  const [deleted] = await ListingInvitation.query({ client: trx })
    .where({ id, property_id: property.id })
    .delete()
  if (!Number(deleted)) throw HttpError.notFound()
}
