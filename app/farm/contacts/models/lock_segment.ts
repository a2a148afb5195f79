import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import FarmSegment from '#app/farm/contacts/models/farm_segment'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockSegment({ user, trx }: ActingUser, id: number): Promise<FarmSegment> {
  const farm = await findOwnFarm(user, trx)
  const segment = await FarmSegment.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!segment) throw HttpError.notFound()
  return segment
}
