import { useState } from 'react'
import { router, useHttp } from '@inertiajs/react'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { notify } from '#app/kit/toast/toast'
import { useOpenings } from '#app/chats/ui/components/dialogs/use_openings'
import { PlacePicker } from '#app/places/ui/components/place_picker'
import type { Place } from '#app/places/ui/search_places'

interface JoinMarketDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function JoinMarketDialog(props: JoinMarketDialogProps) {
  return <JoinMarket key={useOpenings(props.isOpen)} {...props} />
}

function JoinMarket({ isOpen, onOpenChange }: JoinMarketDialogProps) {
  const [place, setPlace] = useState<Place | null>(null)
  const [error, setError] = useState<string>()
  const call = useHttp<{ market: Place | null }, unknown>({ market: null })

  const join = () => {
    if (!place) return setError('Choose a place.')
    setError(undefined)
    call.transform(() => ({ market: place }))
    void call.post('/api/markets', {
      onSuccess: () => {
        onOpenChange(false)
        notify('Market added')
        router.reload()
      },
      onError: () => setError('There’s no market there yet. Choose another place.'),
      onHttpException: () => setError('We couldn’t add this market. Try again.'),
      onNetworkError: () => setError('You’re offline. Check your connection and try again.'),
    })
  }

  return (
    <FormDialog
      title="Join a market"
      description="See its channels and let people there find you."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      submit="Join market"
      isLoading={call.processing}
      noValidate
      onSubmit={join}
    >
      <Field label="Place" error={error}>
        <PlacePicker value={place} onChange={setPlace} />
      </Field>
    </FormDialog>
  )
}
