import { DateTime } from 'luxon'
import PriceChange from '#app/properties/models/price_change'
import type Property from '#app/properties/models/property'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Records a price that differs from the last. Prices before publishing stay private. */
export async function recordPrice({ trx }: InTransaction, property: Property): Promise<void> {
  const { price, currency } = property
  if (price === null || currency === null) return
  const last = await PriceChange.query({ client: trx })
    .where('property_id', property.id)
    .orderBy('id', 'desc')
    .first()
  if (last?.price === price && last.currency === currency) return
  await PriceChange.create(
    { propertyId: property.id, price, currency, changedAt: DateTime.utc() },
    { client: trx }
  )
}
