import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { campaignApi } from '#app/farm/ui/campaign_api'

interface LiftBounceProps {
  contactId: number
  onLifted?: () => void
}

/** Lets campaigns go to an address that bounced. */
export function LiftBounce({ contactId, onLifted }: LiftBounceProps) {
  const { run, isRunning, refusal } = useCall()
  const [isLifted, setLifted] = useState(false)
  const lift = async () => {
    if (!(await run(() => campaignApi.liftBounce(contactId)))) return
    setLifted(true)
    onLifted?.()
  }
  if (isLifted) {
    return (
      <p role="status" className="text-13 text-muted">
        Your next campaign goes to this address again, unless it bounces.
      </p>
    )
  }
  return (
    <div>
      <Button size="sm" isLoading={isRunning} onClick={() => void lift()}>
        The address works again
      </Button>
      <RefusalNote refusal={refusal} />
    </div>
  )
}
