import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import { matchConditions } from '#app/search/alerts/find_matches'
import { keepBounds, type SearchInput } from '#app/search/saved/save_search'
import type SavedSearch from '#app/search/saved/saved_search'
import { lockSearch } from '#app/search/saved/saved_search_locks'

interface SearchChange extends Partial<SearchInput> {
  isSeen?: boolean
}

/**
 * With another query, what is yet to be mailed is only what that one finds too. What was told
 * before isn't told again.
 *
 * @throws HttpError 404
 */
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
    await forgetOutgrown(search, trx)
  }
  return search
}

async function forgetOutgrown(
  { id, query }: SavedSearch,
  trx: TransactionClientContract
): Promise<void> {
  const { parts, values } = await matchConditions(query, trx)
  await trx.rawQuery(
    `delete from search_matches found
     where found.search_id = :searchId and found.is_mail_pending and not exists (
       select from listed_properties l
       where l.property_id = found.property_id and ${parts.join(' and ')})`,
    { ...values, searchId: id }
  )
}

/** @throws HttpError 404 */
export async function deleteSearch({ user, trx }: ActingUser, id: number): Promise<void> {
  const search = await lockSearch(id, user.id, trx)
  await search.delete()
}
