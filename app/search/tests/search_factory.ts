import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { saveOwnSearch, type SearchInput } from '#app/search/saved/save_search'

export function createSearch(user: User, input: Partial<SearchInput> = {}) {
  return transaction((trx) =>
    saveOwnSearch({ user, trx }, { name: 'By the sea', query: {}, frequency: 'daily', ...input })
  )
}
