import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Design from '#app/designs/models/design'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Locks a design until the transaction ends. @throws HttpError 404 */
export async function lockDesign(
  id: number,
  userId: number,
  trx: TransactionClientContract
): Promise<Design> {
  const design = await Design.query({ client: trx })
    .where({ id, user_id: userId })
    .forUpdate()
    .first()
  if (!design) throw HttpError.notFound()
  return design
}
