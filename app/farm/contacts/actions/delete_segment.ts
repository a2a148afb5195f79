import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockSegment } from '#app/farm/contacts/models/lock_segment'

/** @throws HttpError 403 and 404 */
export async function deleteSegment({ user, trx }: ActingUser, id: number): Promise<void> {
  const segment = await lockSegment({ user, trx }, id)
  await segment.delete()
}
