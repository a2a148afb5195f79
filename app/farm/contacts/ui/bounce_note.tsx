import { useState } from 'react'
import { campaignApi } from '#app/farm/campaigns/ui/campaign_api'
import type { Contact } from '#app/farm/ui/types'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'

interface BounceNoteProps {
  contact: Contact
  bounce: NonNullable<Contact['bounce']>
}

/** Why campaigns don’t go to a contact’s address. */
export function BounceNote({ contact, bounce }: BounceNoteProps) {
  return (
    <section aria-label="Bounced" className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="danger">Bounced</Badge>
        <span className="text-13 text-muted">
          <TimeAgo at={bounce.at} />
        </span>
      </div>
      <p className="text-13 wrap-anywhere text-muted">
        Campaigns don’t go to this address: {bounce.reason}
      </p>
      <LiftBounce contactId={contact.id} onLifted={() => reloadPage({ only: ['contacts'] })} />
    </section>
  )
}

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
