import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PriceChange from '#app/properties/models/price_change'
import type Property from '#app/properties/models/property'

/**
 * Adds what a published listing costs to its history, where it differs from
 * the last entry. What was typed before publishing is nobody's business.
 */
export default class RecordPrice {
  async handle(property: Property, trx: TransactionClientContract): Promise<void> {
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
}
