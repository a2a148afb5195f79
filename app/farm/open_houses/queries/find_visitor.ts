import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readVisitors, type VisitorRow } from '#app/farm/open_houses/models/visitor_row'

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
