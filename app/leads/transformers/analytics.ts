import type { ListingDay } from '#app/properties/queries/list_listing_days'

type Counts = ReadonlyMap<string, number>

/** What became of a listing by day. Shares happen elsewhere and aren’t counted yet. */
export function analyticsOf(days: readonly ListingDay[], leads: Counts, chats: Counts) {
  const counted = days.map(({ date, views, saves }) => ({
    date,
    views,
    saves,
    shares: 0,
    inquiries: (leads.get(date) ?? 0) + (chats.get(date) ?? 0),
  }))
  const total = (name: 'views' | 'saves' | 'shares' | 'inquiries') =>
    counted.reduce((sum, day) => sum + day[name], 0)
  return {
    days: counted,
    totals: {
      views: total('views'),
      saves: total('saves'),
      shares: total('shares'),
      inquiries: total('inquiries'),
    },
  }
}
