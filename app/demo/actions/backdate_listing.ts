import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DemoListing } from '#app/demo/data/listing'
import PriceChange from '#app/properties/models/price_change'
import Property from '#app/properties/models/property'

const DAYS_IN_THE_MAKING = 6

/**
 * Gives a listing its past. Thirty homes were not listed in one second, and no
 * action of the product may set a date back, so the dates are written here.
 */
export default class BackdateListing {
  async handle(
    { id }: Property,
    { daysAgo, lowered, status }: DemoListing,
    trx: TransactionClientContract
  ): Promise<void> {
    const listedAt = before(daysAgo)
    const changedAt = lowered ? before(lowered.daysAgo) : listedAt
    await Property.query({ client: trx })
      .where({ id })
      .update({
        createdAt: listedAt.minus({ days: DAYS_IN_THE_MAKING }).toJSDate(),
        updatedAt: changedAt.toJSDate(),
        ...(status === 'draft' ? {} : { publishedAt: listedAt.toJSDate() }),
      })

    const prices = await PriceChange.query({ client: trx }).where('propertyId', id).orderBy('id')
    for (const [index, price] of prices.entries()) {
      await price.merge({ changedAt: index ? changedAt : listedAt }).save()
    }
  }
}

/** So many days ago, at an hour of the working day that differs from day to day. */
function before(days: number): DateTime {
  return DateTime.utc().minus({ days, hours: (days * 7) % 9, minutes: (days * 17) % 60 })
}
