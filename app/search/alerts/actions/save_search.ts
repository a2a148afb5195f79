import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'
import SavedSearch from '#app/search/alerts/models/saved_search'
import { searchBounds } from '#app/search/alerts/models/search_bounds'
import type { ChosenFrequency } from '#app/search/contract/saved_searches'
import type { SearchQuery } from '#app/search/contract/search_query'

export interface SearchInput {
  name: string
  /** as `canonicalQuery` makes it */
  query: SearchQuery
  frequency: ChosenFrequency
}

type Owner = { userId: number } | { email: string }

/** One of an email address waits until `confirmSearch`. */
export async function saveSearch(
  { trx }: InTransaction,
  owner: Owner,
  { name, query, frequency }: SearchInput
): Promise<SavedSearch> {
  const isAccounts = 'userId' in owner
  const search = new SavedSearch().useTransaction(trx).merge({
    userId: isAccounts ? owner.userId : null,
    email: isAccounts ? null : owner.email,
    name,
    query,
    frequency: 'daily',
    confirmedAt: isAccounts ? DateTime.utc() : null,
    seenAt: DateTime.utc(),
  })
  search.choose(frequency)
  await search.save()
  await keepBounds(search, trx)
  return search
}

export async function keepBounds(
  { id, query }: SavedSearch,
  trx: TransactionClientContract
): Promise<void> {
  const bounds = await searchBounds(query, trx)
  await trx
    .from('saved_searches')
    .where('id', id)
    .update({ bounds: bounds && trx.raw('?::box', [bounds]) })
}
