import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageRequest } from '#app/common/http/paginator'
import { readVisitors, type VisitorRow } from '#app/farm/visitors/visitor_row'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 404 */
export async function findVisitor(
  openHouseId: number,
  id: number,
  client?: TransactionClientContract
): Promise<VisitorRow> {
  const [visitor] = await readVisitors(
    'where v.open_house_id = :openHouseId and v.id = :id',
    { openHouseId, id },
    client
  )
  if (!visitor) throw HttpError.notFound()
  return visitor
}

/** Newest first; one more than a page holds. */
export function listVisitors(
  openHouseId: number,
  { page, perPage }: PageRequest
): Promise<VisitorRow[]> {
  return readVisitors(
    `where v.open_house_id = :openHouseId
     order by v.registered_at desc, v.id desc offset :skipped limit :limit`,
    { openHouseId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}
