import type { ownListing } from '#app/dashboard/listings/own_listing_transformer'
import type { ownCard } from '#app/properties/savable_card_transformer'

/** One of the person's own listings, with its figures of the last 30 days. */
export type OwnListing = ReturnType<typeof ownListing>

export type OwnDraft = ReturnType<typeof ownCard>
