import { useState } from 'react'
import { clubApi } from '#app/club/ui/club_api'
import type { RequestDeed } from '#app/club/contract/request_state'
import type { OfferingRequest } from '#app/club/ui/types'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'

/** What one can do with a request now, except to review it. */
export function RequestActions({ request }: { request: OfferingRequest }) {
  const { id, deeds, coins } = request
  const [running, setRunning] = useState<string | null>(null)
  const may = (deed: RequestDeed) => deeds.includes(deed)

  const attempt = async (name: string, deed: () => Promise<unknown>) => {
    setRunning(name)
    try {
      await deed()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    reloadPage({ onFinish: () => setRunning(null) })
  }
  const accept = (isAccepted: boolean) =>
    void attempt(isAccepted ? 'accept' : 'decline', () => clubApi.respond(id, isAccepted))
  const complete = () => void attempt('complete', () => clubApi.complete(id))
  if (!deeds.some((deed) => deed !== 'review')) return null
  return (
    <div className="flex flex-wrap gap-3">
      {may('respond') && (
        <>
          <Button variant="primary" isLoading={running === 'accept'} onClick={() => accept(true)}>
            Accept
          </Button>
          <Button isLoading={running === 'decline'} onClick={() => accept(false)}>
            Decline
          </Button>
        </>
      )}
      {may('complete') && (
        <Button variant="primary" isLoading={running === 'complete'} onClick={complete}>
          It’s done
        </Button>
      )}
      {may('confirm') && (
        <ConfirmDialog
          trigger={
            <Button variant="primary" isLoading={running === 'complete'}>
              Confirm it’s done
            </Button>
          }
          title="Is it done?"
          confirmLabel="Yes, it’s done"
          onConfirm={complete}
        >
          {coins === null
            ? 'The request is then completed, and you can review each other.'
            : 'The provider gets the coins, and you can review each other. You can’t undo this.'}
        </ConfirmDialog>
      )}
      {may('object') && (
        <Button
          isLoading={running === 'object'}
          onClick={() => void attempt('object', () => clubApi.object(id))}
        >
          It isn’t done yet
        </Button>
      )}
      {may('cancel') && (
        <ConfirmDialog
          trigger={
            <Button variant="quiet" isLoading={running === 'cancel'}>
              Cancel request
            </Button>
          }
          title="Cancel this request?"
          confirmLabel="Cancel request"
          onConfirm={() => void attempt('cancel', () => clubApi.cancel(id))}
        >
          {coins === null
            ? 'The other person is told.'
            : 'The other person is told, and the coins go back to the customer.'}
        </ConfirmDialog>
      )}
    </div>
  )
}
