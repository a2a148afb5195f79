import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { answered } from '#app/kit/calls/answered'
import { sentenceOf } from '#app/kit/calls/call_failure'
import type { OpenHouse } from '#app/farm/ui/types'
import { Button } from '#app/kit/button/button'
import { Dialog } from '#app/kit/overlay/dialog'
import { toast } from '#app/kit/toast/toast'

interface CancelDialogProps {
  house: OpenHouse
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDone: () => void
}

export function CancelDialog({ house, isOpen, onOpenChange, onDone }: CancelDialogProps) {
  const told = house.registrations_count + house.waiting_count
  const cancel = async (withLater: boolean) => {
    onOpenChange(false)
    try {
      const query = asking({ series: withLater || undefined })
      await answered(api.api.api.openHouses.destroy({ params: { id: house.id }, ...query }))
      toast.success(withLater ? 'Series canceled.' : 'Open house canceled.')
      onDone()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <Dialog
      title="Cancel this open house?"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          {house.series_id && (
            <Button variant="danger" onClick={() => void cancel(true)}>
              This and later ones
            </Button>
          )}
          <Button variant="danger" onClick={() => void cancel(false)}>
            {house.series_id ? 'Only this one' : 'Cancel open house'}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {told === 0
          ? 'Nobody has registered yet.'
          : told === 1
            ? 'One person has registered. We’ll tell them by email.'
            : `${told} people have registered. We’ll tell them by email.`}
      </p>
    </Dialog>
  )
}
