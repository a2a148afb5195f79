import { DateTime } from 'luxon'
import type { DemoListing } from '#app/demo/data/listing'
import PriceChange from '#app/properties/models/price_change'
import Property from '#app/properties/models/property'
import type { InTransaction } from '#app/kernel/database/transaction'

const DAYS_IN_THE_MAKING = 6

/** Backdates a listing, which no action can do. */
export async function backdateListing(
  { trx }: InTransaction,
  { id }: Property,
  { daysAgo, lowered, status }: DemoListing
): Promise<void> {
  const listedAt = before(daysAgo)
  const pricedAt = [listedAt, ...(lowered ?? []).map((change) => before(change.daysAgo))]
  await Property.query({ client: trx })
    .where({ id })
    .update({
      createdAt: listedAt.minus({ days: DAYS_IN_THE_MAKING }).toJSDate(),
      updatedAt: pricedAt[pricedAt.length - 1].toJSDate(),
      ...(status === 'draft' ? {} : { publishedAt: listedAt.toJSDate() }),
    })

  const prices = await PriceChange.query({ client: trx }).where('propertyId', id).orderBy('id')
  for (const [index, price] of prices.entries()) {
    await price.merge({ changedAt: pricedAt[index] }).save()
  }
}

/** Varies the hour of the day. */
function before(days: number): DateTime {
  return DateTime.utc().minus({ days, hours: (days * 7) % 9, minutes: (days * 17) % 60 })
}
