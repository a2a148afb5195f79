import { useState } from 'react'
import type { Data } from '#data'
import { Chip } from '#app/kit/button/chip'
import { usePages } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { PageList } from '#app/kit/list/page_list'
import { Sheet } from '#app/kit/overlay/sheet'
import { RECIPIENT_STATES, type RecipientState } from '#app/farm/contract/campaign_options'
import { campaignApi } from '#app/farm/ui/campaign_api'
import { peopleWords, RECIPIENT_WORDS } from '#app/farm/ui/campaign_words'
import { RecipientRow } from '#app/farm/ui/components/campaigns/recipient_row'

interface RecipientsSheetProps {
  campaign: Data.Farm.Campaign
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
