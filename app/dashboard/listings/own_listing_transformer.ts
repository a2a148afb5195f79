import { figuresOf } from '#app/properties/figures/analytics_transformer'
import type { ListingFigures } from '#app/properties/figures/count_figures'
import type { OwnCardRow } from '#app/properties/property_row'
import { ownCard } from '#app/properties/savable_card_transformer'

/** One of the person's own listings with its recent figures. */
export function ownListing(row: OwnCardRow, figures: ListingFigures) {
  return {
    ...ownCard(row),
    figures: figuresOf(figures, ({ byListing }) => byListing.get(row.id)),
  }
}
