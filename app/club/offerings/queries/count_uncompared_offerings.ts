import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import {
  conditionValues,
  UNCOMPARED,
  type OfferingSearch,
} from '#app/club/offerings/models/offering_conditions'

/**
 * How many otherwise matching offerings are priced in a currency without a rate, where prices matter:
 * to a limit or to the order. @param viewerId null for a guest
 */
export async function countUncomparedOfferings(
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
