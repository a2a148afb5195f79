import { countEvents, type EventCounts, type EventRange } from './count_events.js'

const DEEDS = {
  views: 'select day, property_id, views from listing_views',
  shares: 'select day, property_id, shares from listing_views',
  saves: `select (saved_at at time zone 'utc')::date, property_id, 1 from saved_properties`,
}

/** How often listings were seen, shared and kept. */
export async function countListingVisits(
  range: EventRange
): Promise<Record<keyof typeof DEEDS, EventCounts>> {
  return {
    views: await countEvents(DEEDS.views, range),
    shares: await countEvents(DEEDS.shares, range),
    saves: await countEvents(DEEDS.saves, range),
  }
}
