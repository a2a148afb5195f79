import { useState } from 'react'
import { usePastedListing, type PickedListing } from '#app/chats/composing/ui/use_pasted_listing'
import { useOpenings } from '#app/chats/ui/use_openings'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { usePages } from '#app/kit/calls/use_pages'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Spinner } from '#app/kit/list/spinner'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import { HomePrice } from '#app/properties/ui/home_price'

interface ListingPickerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (listing: PickedListing) => void
}

/** Only public listings can be sent. */
export function ListingPicker(props: ListingPickerProps) {
  const openings = useOpenings(props.isOpen)
  if (!openings) return null
  return <OpenPicker key={openings} {...props} />
}

function OpenPicker({ isOpen, onOpenChange, onPick }: ListingPickerProps) {
  const [address, setAddress] = useState('')
  const { listing, error, isLoading } = usePastedListing(address)
  const pick = (picked: PickedListing) => {
    onOpenChange(false)
    onPick(picked)
  }

  return (
    <Dialog title="Send a listing" size="sm" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Field label="Link to a listing" isOptional error={error ?? undefined}>
        <Input
          value={address}
          inputMode="url"
          placeholder="Paste a link"
          suffix={isLoading && <Spinner />}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      {listing && (
        <div className="mt-3">
          <ListingOption listing={listing} onPick={() => pick(listing)} />
        </div>
      )}
      <h3 className="mt-7 mb-2 text-22">Your listings</h3>
      <OwnListings onPick={pick} />
    </Dialog>
  )
}

function OwnListings({ onPick }: { onPick: (listing: PickedListing) => void }) {
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

const PER_PAGE = 20

/** The person's own public listings, page by page. */
function useOwnListings() {
  const { items, ...pages } = usePages(['chats', 'own listings'], listPublished)
  return { listings: items.filter((listing) => !listing.is_private), ...pages }
}

async function listPublished(page: number) {
  const params = { publish: 'publish', count: PER_PAGE }
  const asked = { params, ...asking({ page }) }
  const { properties } = await answered(api.api.api.ownProperties.index(asked))
  return properties
}

interface ListingOptionProps {
  listing: PickedListing
  onPick: () => void
}

function ListingOption({ listing, onPick }: ListingOptionProps) {
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
          <HomePrice home={listing} />
          {listing.currency && listing.city && ' · '}
          <bdi>{listing.city}</bdi>
        </span>
      </span>
    </button>
  )
}
