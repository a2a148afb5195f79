import { analyticsOf } from '#app/properties/figures/analytics_transformer'
import {
  countFigures,
  listVisitSources,
  type FigureSpan,
} from '#app/properties/figures/count_figures'

/** What became of listings, next to the time before, and where their visits came from. */
export async function analyticsAnswer(span: FigureSpan) {
  const figures = await countFigures({ ...span, days: span.days * 2 })
  return analyticsOf(figures, await listVisitSources(span), span.days)
}
