import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import Farm from '#app/farm/models/farm'
import { farmOwner } from '#app/farm/policies/farm_owner'

/** The farm a person works on; null as long as it is empty. @throws HttpError 403 */
export async function findFarm(
  user: User,
  client?: TransactionClientContract
): Promise<Farm | null> {
  const owner = await farmOwner(user, client)
  return Farm.query({ client }).where(owner).first()
}
