import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readRequests, type RequestRow } from '#app/club/offerings/models/request_row'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** For its customer and its provider. @throws HttpError 404 */
export async function findRequest(
  id: number,
  viewerId: number,
  client?: TransactionClientContract
): Promise<RequestRow> {
  const [row] = await readRequests(
    'where q.id = :id and (q.customer_id = :viewerId or q.provider_id = :viewerId)',
    { id, viewerId },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}
