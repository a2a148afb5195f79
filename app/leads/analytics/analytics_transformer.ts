import { DateTime } from 'luxon'
import type { ListingFigures } from '#app/leads/analytics/count_figures'

/** What became of listings on each of the last days, today last. */
export function analyticsOf(figures: ListingFigures, days: number) {
  const today = DateTime.utc().startOf('day')
  const counted = Array.from({ length: days }, (_, index) => {
    const date = today.minus({ days: days - 1 - index }).toISODate()
    return { date, ...figuresOf(figures, (counts) => counts.byDay.get(date)) }
  })
  const total = (name: keyof ListingFigures) => counted.reduce((sum, day) => sum + day[name], 0)
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

/** The four figures of one day, or of one listing. */
export function figuresOf(
  { views, saves, shares, inquiries }: ListingFigures,
  countIn: (counts: ListingFigures['views']) => number | undefined
) {
  return {
    views: countIn(views) ?? 0,
    saves: countIn(saves) ?? 0,
    shares: countIn(shares) ?? 0,
    inquiries: countIn(inquiries) ?? 0,
  }
}
