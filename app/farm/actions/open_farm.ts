import type { ActingUser } from '#app/accounts/models/acting_user'
import Farm from '#app/farm/models/farm'
import { farmOwner } from '#app/farm/policies/farm_owner'

/** The farm a person works on, made when something first goes in. @throws HttpError 403 */
export async function openFarm({ user, trx }: ActingUser): Promise<Farm> {
  const owner = await farmOwner(user, trx)
  await trx.knexQuery().table('farms').insert(owner).onConflict().ignore()
  return Farm.query({ client: trx }).where(owner).firstOrFail()
}
