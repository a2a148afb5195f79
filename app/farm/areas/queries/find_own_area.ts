import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import FarmArea from '#app/farm/areas/models/farm_area'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** @throws HttpError 403 and 404 */
export async function findOwnArea(user: User, id: number): Promise<FarmArea> {
  const farm = await findOwnFarm(user)
  const area = await FarmArea.query().where({ id, farm_id: farm.id }).first()
  if (!area) throw HttpError.notFound()
  return area
}
