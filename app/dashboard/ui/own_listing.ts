import type { listingPage } from '#app/dashboard/listings/listing_page'
import type { ownCard } from '#app/properties/savable_cards'

/** One of the person's own listings, with its figures of the last 30 days. */
export type OwnListing = Awaited<ReturnType<typeof listingPage>>['data'][number]

export type OwnDraft = ReturnType<typeof ownCard>
