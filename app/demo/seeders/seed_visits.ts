import { DateTime } from 'luxon'
import type { DemoListing } from '#app/demo/data/listing'
import type { InTransaction } from '#app/kernel/database/transaction'
import { countVisits, type ListingVisit } from '#app/properties/actions/count_visits'
import type Property from '#app/properties/models/property'

const MAX_DAYS = 45
const SATURDAY = 6
const VISITS_OF_A_SHARE = 16

/** Visits of the last weeks: most while a listing is new, more on weekends. */
export async function seedVisits(
  { trx }: InTransaction,
  { id }: Property,
  { daysAgo, status, isPrivate }: DemoListing
): Promise<void> {
  if (status || isPrivate) return
  const visits: ListingVisit[] = []
  for (let ago = Math.min(daysAgo, MAX_DAYS); ago >= 0; ago--) {
    const date = DateTime.utc().minus({ days: ago })
    const isNew = daysAgo - ago < 7
    const count =
      2 + ((id * 7 + ago * 5) % 6) + (date.weekday >= SATURDAY ? 4 : 0) + (isNew ? 6 : 0)
    for (let visitor = 0; visitor < count; visitor++) {
      const visit = { day: date.toISODate(), propertyId: id, visitor: `demo-${visitor}` }
      visits.push({ ...visit, deed: 'view' })
      const isShared = (id + ago * 3 + visitor * 5) % VISITS_OF_A_SHARE === 0
      if (isShared) visits.push({ ...visit, deed: 'share' })
    }
  }
  await countVisits({ trx }, visits)
}
