import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Property from '#app/properties/models/property'

/** Those of the listings that anybody may see, by their ids, with what a card shows. */
export async function listListedProperties(
  ids: number[],
  client?: TransactionClientContract
): Promise<Map<number, Property>> {
  if (!ids.length) return new Map()
  const properties = await Property.query({ client })
    .whereIn('id', ids)
    .where({ status: 'publish', is_private: false })
    .preload('featuredImage')
  return new Map(properties.map((property) => [property.id, property]))
}
