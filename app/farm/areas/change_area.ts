import type { ActingUser } from '#app/accounts/user'
import FarmArea from '#app/farm/areas/farm_area'
import { listAreas, type AreaRow } from '#app/farm/areas/find_areas'
import { lockFarm, lockArea } from '#app/farm/farm_locks'
import { MAX_AREAS_PER_FARM, type FarmCorner } from '#app/farm/farm_options'
import { HttpError } from '#app/kernel/exceptions/http_error'

interface AreaInput {
  name: string
  corners: FarmCorner[]
}

/** @throws HttpError 403, and 409 when the farm has as many as it may */
export async function createArea(
  { user, trx }: ActingUser,
  { name, corners }: AreaInput
): Promise<AreaRow> {
  const farm = await lockFarm({ user, trx })
  const known = await listAreas(farm.id, {}, trx)
  if (known.length >= MAX_AREAS_PER_FARM) {
    throw HttpError.conflict(`A farm has up to ${MAX_AREAS_PER_FARM} areas. Delete one first.`)
  }
  const area = new FarmArea().useTransaction(trx).merge({ farmId: farm.id, name }).draw(corners)
  await area.save()
  const [row] = await listAreas(farm.id, { id: area.id }, trx)
  return row!
}

/** @throws HttpError 403 and 404 */
export async function updateArea(
  { user, trx }: ActingUser,
  id: number,
  { name, corners }: Partial<AreaInput>
): Promise<AreaRow> {
  const area = await lockArea({ user, trx }, id)
  if (name) area.name = name
  if (corners) area.draw(corners)
  await area.save()
  const [row] = await listAreas(area.farmId, { id }, trx)
  return row!
}

/** Its contacts stay. @throws HttpError 403 and 404 */
export async function deleteArea({ user, trx }: ActingUser, id: number): Promise<void> {
  const area = await lockArea({ user, trx }, id)
  await area.delete()
}
