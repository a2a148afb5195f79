import { countWords } from '#app/kit/display/count_words'
import type { analyticsOf } from '#app/properties/figures/analytics_transformer'

export type Analytics = ReturnType<typeof analyticsOf>
export type Figure = keyof Analytics['totals']

export interface FigurePeriod extends Record<Figure, number> {
  /** its first day, `2026-03-01` */
  date: string
}

const MAX_DAYS_SHOWN = 31
const WEEK = 7

/** Days, or whole weeks ending today if there are too many; the first may be shorter. */
export function figurePeriods(days: Analytics['days']): FigurePeriod[] {
  if (days.length <= MAX_DAYS_SHOWN) return days
  const periods: FigurePeriod[] = []
  for (let end = days.length; end > 0; end -= WEEK) {
    periods.unshift(sumOf(days.slice(Math.max(0, end - WEEK), end)))
  }
  return periods
}

function sumOf(days: Analytics['days']): FigurePeriod {
  const total = (figure: Figure) => days.reduce((sum, day) => sum + day[figure], 0)
  return {
    date: days[0]!.date,
    views: total('views'),
    saves: total('saves'),
    shares: total('shares'),
    inquiries: total('inquiries'),
  }
}

export const FIGURES: readonly Figure[] = ['views', 'saves', 'shares', 'inquiries']

export const FIGURE_LABELS: Record<Figure, string> = {
  views: 'Views',
  saves: 'Saves',
  shares: 'Shares',
  inquiries: 'Questions',
}

const SINGULAR: Record<Figure, string> = {
  views: 'view',
  saves: 'save',
  shares: 'share',
  inquiries: 'question',
}

/** `1 view`, `1,250 questions` */
export function figureWords(figure: Figure, count: number): string {
  return countWords(count, SINGULAR[figure])
}

/** Next to the time before: `40 before, +12%` */
export function changeWords(now: number, before: number): string {
  const words = `${before.toLocaleString('en-US')} before`
  if (before === 0 || now === before) return words
  const percent = Math.round(((now - before) / before) * 100)
  return `${words}, ${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString('en-US')}%`
}
