import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { matchConditions } from '#app/search/alerts/find_matches'
import { keepBounds, type SearchInput } from '#app/search/saved/save_search'
import type SavedSearch from '#app/search/saved/saved_search'
import { lockSearch } from '#app/search/saved/saved_search_locks'
import type { InTransaction } from '#app/kernel/database/transaction'

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

/** The confirmed searches of an address become those of the account that proved it. */
export async function adoptSearches(
  { trx }: InTransaction,
  { id, email }: Pick<User, 'id' | 'email'>
): Promise<void> {
  await trx.rawQuery(
    `update saved_searches set user_id = :id, email = null
     where email = :email and confirmed_at is not null`,
    { id, email }
  )
  await trx.from('search_mails').where('recipient', `email:${email}`).delete()
}
