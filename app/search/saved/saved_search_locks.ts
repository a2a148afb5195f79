import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import SavedSearch from '#app/search/saved/saved_search'

/** @throws HttpError 404 for somebody else's */
export async function lockSearch(
  id: number,
  userId: number,
  trx: TransactionClientContract
): Promise<SavedSearch> {
  const search = await SavedSearch.query({ client: trx })
    .where({ id, user_id: userId })
    .forUpdate()
    .first()
  if (!search) throw HttpError.notFound()
  return search
}
