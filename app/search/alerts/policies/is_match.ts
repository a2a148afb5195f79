import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SearchQuery } from '#app/search/contract/search_query'
import { conditionsOf, type Conditions } from '#app/search/models/conditions'
import { filterConditions } from '#app/search/models/search_filters'
import { areaSql } from '#app/search/models/search_area'
import { findTextQuery } from '#app/search/queries/find_text_query'
import { readSearch } from '#app/search/validators/search_request'

/**
 * What a search asks of a listing, in table `listed_properties`, aliased `l`.
 * @param hiddenIds owners whose listings are left out
 */
export async function matchConditions(
  query: SearchQuery,
  trx?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Conditions> {
  const request = await readSearch(query, trx)
  return conditionsOf(filterConditions(request, hiddenIds), {
    query: await findTextQuery(request.text, trx),
    area: areaSql(request.area),
    isWide: false,
  })
}

/** Whether a search finds a listing, by the search's own conditions. */
export async function isMatch(
  query: SearchQuery,
  propertyId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const { parts, values } = await matchConditions(query, trx)
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `select from listed_properties l
     where l.property_id = :propertyId and ${parts.join(' and ')}`,
    { ...values, propertyId }
  )
  return rows.length > 0
}
