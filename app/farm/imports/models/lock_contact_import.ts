import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ContactImport from '#app/farm/imports/models/contact_import'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockContactImport(
  { user, trx }: ActingUser,
  id: number
): Promise<ContactImport> {
  const farm = await findOwnFarm(user, trx)
  const found = await ContactImport.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!found) throw HttpError.notFound()
  return found
}
