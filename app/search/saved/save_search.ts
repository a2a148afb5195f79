import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import SendSearchConfirmation from '#app/search/alerts/send_search_confirmation_job'
import SavedSearch from '#app/search/saved/saved_search'
import {
  MAX_SEARCHES_PER_PERSON,
  MAX_SEARCHES_PER_EMAIL,
  type ChosenFrequency,
} from '#app/search/saved/saved_search_options'
import { areaSql } from '#app/search/search_area'
import type { SearchQuery } from '#app/search/search_query'
import { readSearch } from '#app/search/search_request'

/** @throws HttpError 409 when the person has as many as they may */
export async function saveOwnSearch(
  { user, trx }: ActingUser,
  input: SearchInput
): Promise<SavedSearch> {
  await lockAccount({ user, trx })
  const [{ count }] = await trx.from('saved_searches').where('user_id', user.id).count('* as count')
  if (Number(count) >= MAX_SEARCHES_PER_PERSON) {
    throw HttpError.conflict(
      `You’ve saved ${MAX_SEARCHES_PER_PERSON} searches. Delete one you don’t need.`
    )
  }
  return saveSearch({ trx }, { userId: user.id }, input)
}

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

export interface SearchInput {
  name: string
  /** as `canonicalQuery` makes it */
  query: SearchQuery
  frequency: ChosenFrequency
}

type Owner = { userId: number } | { email: string }

/** One of an email address waits until `confirmSearch`. */
async function saveSearch(
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

/** A box around a search's area, to skip most searches with an index; null is everywhere. */
async function searchBounds(
  query: SearchQuery,
  trx: TransactionClientContract
): Promise<string | null> {
  const { area } = await readSearch(query, { client: trx })
  const boxes = areaSql(area)?.boxes
  if (!boxes) return null
  const west = Math.min(...boxes.map((box) => box.west))
  const east = Math.max(...boxes.map((box) => box.east))
  const south = Math.min(...boxes.map((box) => box.south))
  const north = Math.max(...boxes.map((box) => box.north))
  return `((${west},${south}),(${east},${north}))`
}
