import type { HttpContext } from '@adonisjs/core/http'
import { paginator, type PageRequest } from '#app/common/http/paginator'
import { countFigures } from '#app/leads/queries/count_figures'
import { figuresOf } from '#app/leads/transformers/analytics'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { propertyCard } from '#app/properties/transformers/property_transformer'

/** Days covered by each row's figures. */
const DAYS = 30

/** A page of the person's own listings, each with its recent figures. */
export async function listingPage(
  ctx: HttpContext,
  rows: readonly PropertyCardRow[],
  page: PageRequest
) {
  const figures = await countFigures({ propertyIds: rows.map(({ id }) => id), days: DAYS })
  const listings = rows.map((row) => ({
    ...propertyCard(row),
    figures: figuresOf(figures, ({ byListing }) => byListing.get(row.id)),
  }))
  return paginator(ctx, listings, page)
}
