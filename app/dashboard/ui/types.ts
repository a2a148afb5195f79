import type { listingPage } from '#app/dashboard/transformers/listing_page'
import type { ownCard } from '#app/properties/transformers/own_card'

/** One of the person's own listings, with its figures of the last 30 days. */
export type OwnListing = Awaited<ReturnType<typeof listingPage>>['data'][number]

export type OwnDraft = ReturnType<typeof ownCard>
