import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { saveSearch, type SearchInput } from '#app/search/alerts/actions/save_search'
import type SavedSearch from '#app/search/alerts/models/saved_search'
import { MAX_SEARCHES_PER_PERSON } from '#app/search/contract/saved_searches'

/** @throws HttpError 409 when the person has as many as they may */
export async function saveOwnSearch(
  { user, trx }: ActingUser,
  input: SearchInput
): Promise<SavedSearch> {
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const [{ count }] = await trx.from('saved_searches').where('user_id', user.id).count('* as count')
  if (Number(count) >= MAX_SEARCHES_PER_PERSON) {
    throw HttpError.conflict(
      `You’ve saved ${MAX_SEARCHES_PER_PERSON} searches. Delete one you don’t need.`
    )
  }
  return saveSearch({ trx }, { userId: user.id }, input)
}
