import type { ActingUser } from '#app/accounts/models/acting_user'
import type { AreaInput } from '#app/farm/areas/actions/create_area'
import { lockArea } from '#app/farm/areas/models/lock_area'
import { listAreas, type AreaRow } from '#app/farm/areas/queries/list_areas'

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
