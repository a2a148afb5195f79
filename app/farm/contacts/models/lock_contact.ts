import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import FarmContact from '#app/farm/contacts/models/farm_contact'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockContact({ user, trx }: ActingUser, id: number): Promise<FarmContact> {
  const farm = await findOwnFarm(user, trx)
  const contact = await FarmContact.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!contact) throw HttpError.notFound()
  return contact
}
