import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/core/exceptions/http_error'
import Design from '#app/designs/models/design'

/**
 * One of somebody's designs.
 *
 * @throws HttpError 404 when it is not theirs or not there
 */
export async function findDesign(
  id: number,
  userId: number,
  client?: TransactionClientContract
): Promise<Design> {
  const design = await Design.query({ client }).where({ id, user_id: userId }).first()
  if (!design) throw HttpError.notFound()
  return design
}

/**
 * The same, to change it: locked until the transaction ends.
 *
 * @throws HttpError 404
 */
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
