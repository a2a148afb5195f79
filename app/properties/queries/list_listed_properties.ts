import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readPropertyCards, type PropertyCardRow } from '../models/property_row.js'

/** Cards of those of the listings that anybody may see, by their ids. @param hiddenIds owners whose are left out */
export async function listListedProperties(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, PropertyCardRow>> {
  if (!ids.length) return new Map()
  const properties = await readPropertyCards(
    `where p.id = any(:ids::integer[]) and p.status = 'publish' and not p.is_private
       and p.user_id <> all(:hiddenIds::integer[])`,
    { ids, hiddenIds },
    client
  )
  return new Map(properties.map((property) => [property.id, property]))
}
