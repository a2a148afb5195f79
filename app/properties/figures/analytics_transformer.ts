import { DateTime } from 'luxon'
import type { ListingFigures, VisitSourceRow } from '#app/properties/figures/count_figures'

/**
 * What became of listings on each of the last days, today last, in all, and in the days before.
 * @param figures of twice as many days
 */
export function analyticsOf(
  figures: ListingFigures,
  sources: readonly VisitSourceRow[],
  days: number
) {
  const counted = daysOf(figures, { days, endedAgo: 0 })
  return {
    days: counted,
    totals: totalsOf(counted),
    before: totalsOf(daysOf(figures, { days, endedAgo: days })),
    sources: sources.map(({ source, host, views }) => ({ source, host: host || null, views })),
  }
}

interface DaySpan {
  days: number
  /** days between its last and today */
  endedAgo: number
}

function daysOf(figures: ListingFigures, { days, endedAgo }: DaySpan) {
  const last = DateTime.utc().startOf('day').minus({ days: endedAgo })
  return Array.from({ length: days }, (_, index) => {
    const date = last.minus({ days: days - 1 - index }).toISODate()
    return { date, ...figuresOf(figures, (counts) => counts.byDay.get(date)) }
  })
}

function totalsOf(counted: ReturnType<typeof daysOf>) {
  const total = (name: keyof ListingFigures) => counted.reduce((sum, day) => sum + day[name], 0)
  return {
    views: total('views'),
    saves: total('saves'),
    shares: total('shares'),
    inquiries: total('inquiries'),
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
