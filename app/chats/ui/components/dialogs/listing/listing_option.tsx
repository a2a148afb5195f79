import { Photo } from '#app/kit/media/photo'
import { Price } from '#app/kit/display/price'
import type { PickedListing } from '#app/chats/ui/components/dialogs/listing/use_pasted_listing'

interface ListingOptionProps {
  listing: PickedListing
  onPick: () => void
}

export function ListingOption({ listing, onPick }: ListingOptionProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="-mx-3 flex w-[calc(100%+24px)] items-center gap-4 rounded-6 p-3 text-left -outline-offset-2 hover:bg-raised"
    >
      <span className="w-24 shrink-0">
        <Photo image={listing.featured_image} sizes="96px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="display block truncate text-18">{listing.name ?? 'Untitled'}</span>
        <span className="block truncate text-13 text-muted">
          {listing.currency && <Price amount={listing.price} currency={listing.currency} />}
          {listing.currency && listing.city && ' · '}
          <bdi>{listing.city}</bdi>
        </span>
      </span>
    </button>
  )
}
