import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { keepBounds, type SearchInput } from '#app/search/alerts/actions/save_search'
import { lockSearch } from '#app/search/alerts/models/lock_search'
import type SavedSearch from '#app/search/alerts/models/saved_search'

interface SearchChange extends Partial<SearchInput> {
  isSeen?: boolean
}

/** What matched another query before is forgotten. @throws HttpError 404 */
export async function updateSearch(
  { user, trx }: ActingUser,
  id: number,
  { name, query, frequency, isSeen }: SearchChange
): Promise<SavedSearch> {
  const search = await lockSearch(id, user.id, trx)
  if (name) search.name = name
  if (frequency) search.choose(frequency)
  if (isSeen || query) search.seenAt = DateTime.utc()
  if (query) search.query = query
  await search.save()
  if (query) {
    await keepBounds(search, trx)
    await trx.from('search_matches').where({ search_id: id, is_mail_pending: true }).delete()
  }
  return search
}
