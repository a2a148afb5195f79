import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type {
  OfferingFilters,
  AskedOfferings,
} from '#app/club/offerings/offering_search_validators'
import { conditionValues, UNCOMPARED, type OfferingSearch } from '#app/club/offerings/offering_sql'
import { searchNotes } from '#app/search/search_notes'

/** Sentences about offerings that are or aren't among those found. @param viewerId null for a guest */
export async function offeringNotes(
  asked: AskedOfferings,
  filters: OfferingFilters,
  viewerId: number | null
): Promise<string[]> {
  return searchNotes(asked, await countUncomparedOfferings(filters, viewerId), 'offering')
}

/**
 * How many otherwise matching offerings are priced in a currency without a rate, where prices matter:
 * to a limit or to the order. @param viewerId null for a guest
 */
async function countUncomparedOfferings(
  search: OfferingSearch,
  viewerId: number | null
): Promise<number> {
  const isLimited = typeof search.minUsd === 'number' || typeof search.maxUsd === 'number'
  if (!isLimited && search.sort !== 'price' && search.sort !== '-price') return 0
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from offerings o where ${UNCOMPARED}`,
    conditionValues(search, await listHiddenUserIds(viewerId))
  )
  return rows[0].count
}
