import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockSearch } from '#app/search/alerts/models/lock_search'

/** @throws HttpError 404 */
export async function deleteSearch({ user, trx }: ActingUser, id: number): Promise<void> {
  const search = await lockSearch(id, user.id, trx)
  await search.delete()
}
