import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { LoadMore } from '#app/kit/list/load_more'
import { ListingOption } from '#app/chats/ui/components/dialogs/listing/listing_option'
import { useOwnListings } from '#app/chats/ui/components/dialogs/listing/use_own_listings'
import type { PickedListing } from '#app/chats/ui/components/dialogs/listing/use_pasted_listing'

export function OwnListings({ onPick }: { onPick: (listing: PickedListing) => void }) {
  const { listings, isLoading, error, hasMore, loadMore } = useOwnListings()

  if (error && !listings.length) {
    return <FailureState message={error} onRetry={loadMore} isRetrying={isLoading} />
  }
  if (isLoading && !listings.length) return <LoadingRows what="your listings" />
  if (!listings.length) {
    return (
      <p className="py-3 text-muted">
        You have no published listings. Paste a link to any listing instead.
      </p>
    )
  }
  return (
    <>
      <ul aria-label="Your published listings">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingOption listing={listing} onPick={() => onPick(listing)} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
    </>
  )
}
