import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { CalendarClock, Check, X } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead } from '#app/leads/ui/types'
import type { ViewingAnswer, ViewingStatus } from '#app/leads/viewings/viewing_options'

const MoveViewingDialog = lazyPart(() => import('#app/leads/viewings/ui/move_viewing_dialog'))

interface ViewingActionsProps {
  viewing: { id: number; status: ViewingStatus; starts_at: string; time_zone: string }
  /** who comes */
  name: string
  onAnswered: (lead: Lead) => void
}

const TOLD: Record<ViewingAnswer, string> = {
  confirmed: 'gets the calendar file by email.',
  declined: 'is asked for another time.',
  canceled: 'is told that it’s canceled.',
}

/** Confirms, moves, declines or cancels a viewing, which whoever comes is told. */
export function ViewingActions({ viewing, name, onAnswered }: ViewingActionsProps) {
  const { id, status } = viewing
  const [isAsking, setAsking] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const answer = async (chosen: ViewingAnswer) => {
    const answered = await run(() => leadApi.answerViewing(id, chosen))
    if (!answered) return
    toast.success(`${isolated(name)} ${TOLD[chosen]}`)
    onAnswered(answered.lead)
  }
  if (status !== 'requested' && status !== 'confirmed') return null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {status === 'requested' && (
          <Button
            icon={Check}
            isLoading={isRunning}
            aria-label={`Confirm the viewing with ${name}`}
            onClick={() => void answer('confirmed')}
          >
            Confirm
          </Button>
        )}
        <Button
          variant="quiet"
          icon={CalendarClock}
          disabled={isRunning}
          aria-label={`Move the viewing with ${name}`}
          onClick={() => setMoving(true)}
        >
          Move
        </Button>
        {status === 'requested' ? (
          <Button
            variant="quiet"
            icon={X}
            disabled={isRunning}
            aria-label={`Decline the viewing with ${name}`}
            onClick={() => void answer('declined')}
          >
            Decline
          </Button>
        ) : (
          <Button
            variant="quiet"
            icon={X}
            isLoading={isRunning}
            aria-label={`Cancel viewing with ${name}`}
            onClick={() => setAsking(true)}
          >
            Cancel viewing
          </Button>
        )}
      </div>
      <RefusalNote refusal={refusal} />
      {isMoving && (
        <Suspense>
          <MoveViewingDialog
            {...{ viewing, name }}
            isOpen
            onOpenChange={setMoving}
            onMoved={onAnswered}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Cancel this viewing?"
        confirmLabel="Cancel viewing"
        onConfirm={() => void answer('canceled')}
      >
        {isolated(name)} is told by email, and it leaves their calendar.
      </ConfirmDialog>
    </div>
  )
}
