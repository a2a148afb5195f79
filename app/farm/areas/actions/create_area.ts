import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openFarm } from '#app/farm/actions/open_farm'
import { MAX_AREAS_PER_FARM, type Corner } from '#app/farm/contract/area_options'
import FarmArea from '#app/farm/areas/models/farm_area'
import { listAreas, type AreaRow } from '#app/farm/areas/queries/list_areas'
import Farm from '#app/farm/models/farm'

export interface AreaInput {
  name: string
  corners: Corner[]
}

/** @throws HttpError 403, and 409 when the farm has as many as it may */
export async function createArea(
  { user, trx }: ActingUser,
  { name, corners }: AreaInput
): Promise<AreaRow> {
  const farm = await openFarm({ user, trx })
  // locked, so that areas drawn at once count each other
  await Farm.query({ client: trx }).where('id', farm.id).forUpdate().firstOrFail()
  const known = await listAreas(farm.id, {}, trx)
  if (known.length >= MAX_AREAS_PER_FARM) {
    throw HttpError.conflict(`A farm has up to ${MAX_AREAS_PER_FARM} areas. Delete one first.`)
  }
  const area = new FarmArea().useTransaction(trx).merge({ farmId: farm.id, name }).draw(corners)
  await area.save()
  const [row] = await listAreas(farm.id, { id: area.id }, trx)
  return row!
}
