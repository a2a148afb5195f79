import { useState } from 'react'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { Field } from '#app/kit/form/field'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Dialog } from '#app/kit/overlay/dialog'
import { useOpenings } from '#app/chats/ui/components/dialogs/use_openings'
import { AddMarket } from '#app/places/ui/components/add_market'
import { PlacePicker } from '#app/places/ui/components/place_picker'
import { useMarketMembership } from '#app/places/ui/hooks/use_market_membership'
import type { Place } from '#app/places/ui/search_places'

interface JoinMarketDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function JoinMarketDialog({ isOpen, onOpenChange }: JoinMarketDialogProps) {
  const openings = useOpenings(isOpen)
  return (
    <Dialog
      title="Join a market"
      description="See its channels and let people there find you."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <JoinMarket key={openings} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function JoinMarket({ onDone }: { onDone: () => void }) {
  const [place, setPlace] = useState<Place | null>(null)
  const membership = useMarketMembership(useAccount()?.id ?? 0, () => reloadPage())
  return (
    <div className="flex flex-col gap-6">
      <Field label="Place">
        <PlacePicker value={place} onChange={setPlace} />
      </Field>
      {place && (
        <AddMarket
          key={`${place.latitude} ${place.longitude} ${place.name}`}
          place={place}
          membership={membership}
          onDone={onDone}
        />
      )}
    </div>
  )
}
