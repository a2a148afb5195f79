import type User from '#app/accounts/models/user'
import { transaction } from '#app/kernel/database/transaction'
import { saveOwnSearch } from '#app/search/alerts/actions/save_own_search'
import type { SearchInput } from '#app/search/alerts/actions/save_search'

export function createSearch(user: User, input: Partial<SearchInput> = {}) {
  return transaction((trx) =>
    saveOwnSearch({ user, trx }, { name: 'By the sea', query: {}, frequency: 'daily', ...input })
  )
}
