import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockArea } from '#app/farm/areas/models/lock_area'

/** Its contacts stay. @throws HttpError 403 and 404 */
export async function deleteArea({ user, trx }: ActingUser, id: number): Promise<void> {
  const area = await lockArea({ user, trx }, id)
  await area.delete()
}
