import type { HttpContext } from '@adonisjs/core/http'
import { paginator, type PageRequest } from '#app/common/http/paginator'
import { countFigures } from '#app/leads/analytics/count_figures'
import { figuresOf } from '#app/leads/analytics/analytics_transformer'
import type { OwnCardRow } from '#app/properties/property_row'
import { ownCard } from '#app/properties/savable_cards'

/** Days covered by each row's figures. */
const DAYS = 30

/** A page of the person's own listings, each with its recent figures. */
export async function listingPage(
  ctx: HttpContext,
  rows: readonly OwnCardRow[],
  page: PageRequest
) {
  const figures = await countFigures({ propertyIds: rows.map(({ id }) => id), days: DAYS })
  const listings = rows.map((row) => ({
    ...ownCard(row),
    figures: figuresOf(figures, ({ byListing }) => byListing.get(row.id)),
  }))
  return paginator(ctx, listings, page)
}
