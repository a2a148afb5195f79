import { TimeAgo } from '#app/kit/display/time_ago'
import { Badge } from '#app/kit/display/badge'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { LiftBounce } from '#app/farm/ui/components/contacts/lift_bounce'
import type { Contact } from '#app/farm/ui/types'

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
