import { useState } from 'react'
import { RECIPIENT_STATES, type RecipientState } from '#app/farm/campaigns/campaign_options'
import { campaignApi } from '#app/farm/campaigns/ui/campaign_api'
import { peopleWords, RECIPIENT_WORDS } from '#app/farm/campaigns/ui/campaign_words'
import { LiftBounce } from '#app/farm/contacts/ui/bounce_note'
import type { Recipient } from '#app/farm/ui/types'
import { Chip } from '#app/kit/button/chip'
import { usePages } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { formatFull } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useReader } from '#app/kit/hooks/use_reader'
import { EmptyState } from '#app/kit/list/empty_state'
import { PageList } from '#app/kit/list/page_list'
import { Sheet } from '#app/kit/overlay/sheet'
import type { Data } from '#data'

interface RecipientsSheetProps {
  campaign: Data.Farm.Campaigns.Campaign
  onClose: () => void
}

/** Who a campaign is for and what became of each. */
export default function RecipientsSheet({ campaign, onClose }: RecipientsSheetProps) {
  const [state, setState] = useState<RecipientState>()
  // as the list answers them, so that both agree while it is being sent
  const [counts, setCounts] = useState(campaign.counts)
  const pages = usePages(['campaign-recipients', campaign.id, state], async (page) => {
    const answer = await campaignApi.recipients(campaign.id, state, page)
    setCounts(answer.counts)
    return answer.recipients
  })
  const offered = RECIPIENT_STATES.filter((each) => counts[each] > 0 || each === state)
  return (
    <Sheet
      title="Recipients"
      description={peopleWords(counts.recipients)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div role="group" aria-label="Show" className="mb-4 flex flex-wrap gap-x-2 gap-y-3">
        <Chip isChosen={!state} onClick={() => setState(undefined)}>
          All <span className="num">{counts.recipients.toLocaleString('en')}</span>
        </Chip>
        {offered.map((each) => (
          <Chip key={each} isChosen={each === state} onClick={() => setState(each)}>
            {RECIPIENT_WORDS[each]} <span className="num">{counts[each].toLocaleString('en')}</span>
          </Chip>
        ))}
      </div>
      <PageList
        pages={pages}
        what="the recipients"
        isEmpty={!pages.items.length}
        empty={<EmptyState title="Nobody here">Choose another group above.</EmptyState>}
      >
        <ul className="border-t border-line">
          {pages.items.map((recipient) => (
            <RecipientRow
              key={recipient.id}
              recipient={recipient}
              isStopped={campaign.status === 'cancelled'}
            />
          ))}
        </ul>
      </PageList>
    </Sheet>
  )
}

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

function RecipientRow({ recipient, isStopped }: RecipientRowProps) {
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
