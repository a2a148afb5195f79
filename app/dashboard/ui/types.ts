import type { listingPage } from '#app/dashboard/transformers/listing_page'

/** One of the person's own listings, with its figures of the last 30 days. */
export type OwnListing = Awaited<ReturnType<typeof listingPage>>['data'][number]
