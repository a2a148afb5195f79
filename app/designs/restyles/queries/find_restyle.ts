import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Restyle from '#app/designs/restyles/models/restyle'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 404 */
export async function findRestyle(
  id: number,
  userId: number,
  client?: TransactionClientContract
): Promise<Restyle> {
  const restyle = await Restyle.query({ client }).where({ id, user_id: userId }).first()
  if (!restyle) throw HttpError.notFound()
  return restyle
}
