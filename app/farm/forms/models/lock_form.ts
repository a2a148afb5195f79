import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import FarmForm from '#app/farm/forms/models/farm_form'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockForm({ user, trx }: ActingUser, id: number): Promise<FarmForm> {
  const farm = await findOwnFarm(user, trx)
  const form = await FarmForm.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!form) throw HttpError.notFound()
  return form
}
