import type { InTransaction } from '#app/kernel/database/transaction'
import OpenHouse from '#app/farm/open_houses/models/open_house'
import { showOpenTimes } from '#app/properties/actions/show_open_times'

/** After a change to a listing’s open houses. */
export async function showOnListing({ trx }: InTransaction, propertyId: number): Promise<void> {
  const coming = await OpenHouse.query({ client: trx })
    .where('property_id', propertyId)
    .whereNull('cancelled_at')
    .where('ends_at', '>', new Date())
  const times = coming.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toJSDate(),
    endsAt: endsAt.toJSDate(),
  }))
  await showOpenTimes({ trx }, propertyId, times)
}
