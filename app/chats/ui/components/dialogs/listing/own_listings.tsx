import { FailureState } from '#app/common/ui/kit/failure_state'
import { LoadingRows } from '#app/common/ui/kit/loading_rows'
import { LoadMore } from '#app/common/ui/kit/load_more'
import { ListingOption } from '#app/chats/ui/components/dialogs/listing/listing_option'
import { useOwnListings } from '#app/chats/ui/components/dialogs/listing/use_own_listings'
import type { PickedListing } from '#app/chats/ui/components/dialogs/listing/use_pasted_listing'

/** One's own published homes, to choose one. */
export function OwnListings({ onPick }: { onPick: (listing: PickedListing) => void }) {
  const { listings, isLoading, error, hasMore, load } = useOwnListings()

  if (error && !listings.length) {
    return <FailureState message={error} onRetry={load} isRetrying={isLoading} />
  }
  if (isLoading && !listings.length) return <LoadingRows what="your homes" />
  if (!listings.length) {
    return <p className="py-3 text-muted">You have no published home. Paste the address of one.</p>
  }
  return (
    <>
      <ul aria-label="Your published homes">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingOption listing={listing} onPick={() => onPick(listing)} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={load} />
    </>
  )
}
