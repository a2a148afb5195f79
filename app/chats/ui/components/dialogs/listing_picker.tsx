import { useState } from 'react'
import { Dialog } from '#app/kit/overlay/dialog'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Spinner } from '#app/kit/list/spinner'
import { ListingOption } from '#app/chats/ui/components/dialogs/listing/listing_option'
import { OwnListings } from '#app/chats/ui/components/dialogs/listing/own_listings'
import {
  usePastedListing,
  type PickedListing,
} from '#app/chats/ui/components/dialogs/listing/use_pasted_listing'
import { useOpenings } from '#app/chats/ui/components/dialogs/use_openings'

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
