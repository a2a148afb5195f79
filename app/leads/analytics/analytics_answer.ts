import { analyticsOf } from '#app/leads/analytics/analytics_transformer'
import { countFigures } from '#app/leads/analytics/count_figures'
import { listVisitSources, type EventRange } from '#app/properties/views/count_events'

/** What became of listings, next to the time before, and where their visits came from. */
export async function analyticsAnswer(range: EventRange) {
  const figures = await countFigures({ ...range, days: range.days * 2 })
  return analyticsOf(figures, await listVisitSources(range), range.days)
}
