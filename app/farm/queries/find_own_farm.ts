import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type Farm from '#app/farm/models/farm'
import { findFarm } from '#app/farm/queries/find_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** For things in it: nothing is in a farm that isn't there. @throws HttpError 403 and 404 */
export async function findOwnFarm(user: User, client?: TransactionClientContract): Promise<Farm> {
  const farm = await findFarm(user, client)
  if (!farm) throw HttpError.notFound()
  return farm
}
