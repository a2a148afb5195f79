import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import OpenHouse from '#app/farm/open_houses/models/open_house'

/** Everything that counts places happens under this lock. @throws HttpError 404 */
export async function lockOpenHouse({ trx }: InTransaction, id: number): Promise<OpenHouse> {
  const house = await OpenHouse.query({ client: trx }).where('id', id).forUpdate().first()
  if (!house) throw HttpError.notFound()
  return house
}
