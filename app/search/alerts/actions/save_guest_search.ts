import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { saveSearch, type SearchInput } from '#app/search/alerts/actions/save_search'
import SendSearchConfirmation from '#app/search/alerts/jobs/send_search_confirmation'
import { MAX_SEARCHES_PER_EMAIL } from '#app/search/contract/saved_searches'

/** Keeps a search for an address and asks it by mail; beyond the limit it quietly does nothing. */
export async function saveGuestSearch(
  { trx }: InTransaction,
  email: string,
  input: SearchInput
): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [`saved search ${email}`])
  const [{ count }] = await trx.from('saved_searches').where('email', email).count('* as count')
  if (Number(count) >= MAX_SEARCHES_PER_EMAIL) return
  const { id } = await saveSearch({ trx }, { email }, input)
  afterCommit(trx, () => enqueue(SendSearchConfirmation.dispatch({ searchId: id })))
}
