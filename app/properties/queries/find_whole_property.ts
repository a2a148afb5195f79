import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Property from '#app/properties/models/property'

export function findWholeProperty(id: number, trx: TransactionClientContract): Promise<Property> {
  return Property.query({ client: trx })
    .where('id', id)
    .apply((scopes) => scopes.whole())
    .firstOrFail()
}
