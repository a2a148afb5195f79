import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import FarmArea from '#app/farm/areas/models/farm_area'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockArea({ user, trx }: ActingUser, id: number): Promise<FarmArea> {
  const farm = await findOwnFarm(user, trx)
  const area = await FarmArea.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!area) throw HttpError.notFound()
  return area
}
