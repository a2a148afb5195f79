import { Badge } from '#app/kit/display/badge'
import { formatFull } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useReader } from '#app/kit/hooks/use_reader'
import { RECIPIENT_WORDS } from '#app/farm/ui/campaign_words'
import { LiftBounce } from '#app/farm/ui/components/contacts/lift_bounce'
import type { Recipient } from '#app/farm/ui/types'

const TONES = {
  waiting: 'neutral',
  sent: 'positive',
  bounced: 'danger',
  failed: 'danger',
  skipped: 'warning',
  unsure: 'warning',
} as const

interface RecipientRowProps {
  recipient: Recipient
  /** what waits is never sent */
  isStopped: boolean
}

export function RecipientRow({ recipient, isStopped }: RecipientRowProps) {
  const { contact, state, reason } = recipient
  const isOut = state === 'waiting' && isStopped
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <p dir="auto">{contact ? (contact.name ?? contact.email) : 'A deleted contact'}</p>
          {contact?.name && contact.email && <p className="text-13 text-muted">{contact.email}</p>}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <Badge tone={TONES[state]}>{isOut ? 'Not sent' : RECIPIENT_WORDS[state]}</Badge>
          {recipient.unsubscribed_at && <Badge tone="warning">Unsubscribed</Badge>}
        </div>
      </div>
      <When recipient={recipient} isOut={isOut} />
      {reason && <p className="text-13 wrap-anywhere text-muted">{reason}</p>}
      {contact?.is_bounced && <LiftBounce contactId={contact.id} />}
    </li>
  )
}

function When({ recipient, isOut }: { recipient: Recipient; isOut: boolean }) {
  const { locale, timeZone } = useReader()
  const { state, sent_at: sentAt, due_at: dueAt } = recipient
  if (sentAt && state === 'sent') {
    return (
      <p className="text-13 text-muted">
        <TimeAgo at={sentAt} />
      </p>
    )
  }
  if (state !== 'waiting' || isOut) return null
  return (
    <p className="text-13 text-muted">
      Not before <time dateTime={dueAt}>{formatFull(new Date(dueAt), locale, timeZone)}</time>
    </p>
  )
}
