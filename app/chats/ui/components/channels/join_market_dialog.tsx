import { useId, useState } from 'react'
import { router, useHttp } from '@inertiajs/react'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { notify } from '#app/common/ui/kit/toast'
import { useOpenings } from '#app/chats/ui/components/dialogs/use_openings'
import { PlacePicker } from '#app/places/ui/components/place_picker'
import type { Place } from '#app/places/ui/search_places'

interface JoinMarketDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Joins the market of a place, which brings its channels. */
export function JoinMarketDialog(props: JoinMarketDialogProps) {
  return <JoinMarket key={useOpenings(props.isOpen)} {...props} />
}

function JoinMarket({ isOpen, onOpenChange }: JoinMarketDialogProps) {
  const formId = useId()
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
      onError: () => setError('That place has no market. Choose another one.'),
      onHttpException: () => setError('The market could not be joined. Try again.'),
      onNetworkError: () => setError('You seem to be offline. Try again.'),
    })
  }

  return (
    <Dialog
      title="Join a market"
      description="You see its channels, and the people in it find you."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={call.processing}>
          Join the market
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          join()
        }}
      >
        <Field label="Place" error={error}>
          <PlacePicker value={place} onChange={setPlace} />
        </Field>
      </form>
    </Dialog>
  )
}
