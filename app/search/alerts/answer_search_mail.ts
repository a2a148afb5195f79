import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import SavedSearch from '#app/search/saved/saved_search'

/**
 * Confirms the address by the link mailed to it. If an account has verified that address, the search
 * moves to the account. Safe to repeat. @returns null for one that is gone
 */
export async function confirmSearch(
  { trx }: InTransaction,
  id: number
): Promise<SavedSearch | null> {
  const search = await SavedSearch.query({ client: trx }).where('id', id).forUpdate().first()
  if (!search || search.confirmedAt) return search
  search.confirmedAt = DateTime.utc()
  await search.save()
  await trx.rawQuery(
    `update saved_searches search set user_id = users.id, email = null from users
     where search.id = ? and users.email = search.email and users.email_verified_at is not null`,
    [id]
  )
  return search
}

/** Pauses every search of the address that one belongs to. Safe to repeat. */
export async function stopSearchMails({ trx }: InTransaction, searchId: number): Promise<void> {
  await trx.rawQuery(
    `update saved_searches set is_paused = true, updated_at = now()
     where recipient = (select recipient from saved_searches where id = ?)`,
    [searchId]
  )
}
