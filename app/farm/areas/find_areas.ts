import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { Moment } from '#app/common/http/wire_time'
import FarmArea from '#app/farm/areas/farm_area'
import { findOwnFarm } from '#app/farm/find_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'

export interface AreaRow extends Pick<FarmArea, 'id' | 'name' | 'corners'> {
  contactsCount: number
  createdAt: Moment
}

interface Part {
  /** only this one */
  id?: number
  skipped?: number
  limit?: number
}

/** The areas of a farm, by name. */
export async function listAreas(
  farmId: number,
  { id, skipped = 0, limit }: Part = {},
  client: QueryClientContract = db.connection()
): Promise<AreaRow[]> {
  const values: object = { farmId, skipped, id: id ?? null, limit: limit ?? null }
  const { rows } = await client.rawQuery<{ rows: AreaRow[] }>(
    `select a.id, a.name, a.corners, a.created_at as "createdAt",
       (select count(*)::integer from farm_area_contacts m where m.area_id = a.id)
         as "contactsCount"
     from farm_areas a
     where a.farm_id = :farmId and (:id::integer is null or a.id = :id)
     order by lower(a.name), a.id offset :skipped limit :limit`,
    { ...values }
  )
  return rows
}

/** @throws HttpError 403 and 404 */
export async function findOwnArea(user: User, id: number): Promise<FarmArea> {
  const farm = await findOwnFarm(user)
  const area = await FarmArea.query().where({ id, farm_id: farm.id }).first()
  if (!area) throw HttpError.notFound()
  return area
}
