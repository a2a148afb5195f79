import { countAsked } from '#app/chats/requests/queries/count_asked'
import { countInquiries } from '#app/leads/queries/count_inquiries'
import type { EventCounts, EventRange } from '#app/properties/queries/count_events'
import { countListingVisits } from '#app/properties/queries/count_listing_visits'

export type ListingFigures = Record<'views' | 'saves' | 'shares' | 'inquiries', EventCounts>

/** What became of listings: each by day and by listing. */
export async function countFigures(range: EventRange): Promise<ListingFigures> {
  const asked = await countAsked(range)
  const inquiries = await countInquiries(range)
  return {
    ...(await countListingVisits(range)),
    inquiries: {
      byDay: added(asked.byDay, inquiries.byDay),
      byListing: added(asked.byListing, inquiries.byListing),
    },
  }
}

function added<Key>(first: ReadonlyMap<Key, number>, second: ReadonlyMap<Key, number>) {
  const sums = new Map(first)
  for (const [key, count] of second) sums.set(key, (sums.get(key) ?? 0) + count)
  return sums
}
