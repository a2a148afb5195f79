import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Design from '#app/designs/models/design'

/** @throws HttpError 404 */
export async function findDesign(
  id: number,
  userId: number,
  client?: TransactionClientContract
): Promise<Design> {
  const design = await Design.query({ client }).where({ id, user_id: userId }).first()
  if (!design) throw HttpError.notFound()
  return design
}
