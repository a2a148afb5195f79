import { useState } from 'react'
import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import type { Page } from '#app/kit/calls/use_pages'
import { CampaignLine } from '#app/farm/ui/components/campaigns/campaign_line'
import { NewCampaignDialog } from '#app/farm/ui/components/campaigns/new_campaign_dialog'
import { SenderDialog } from '#app/farm/ui/components/campaigns/sender_dialog'
import { FarmFrame } from '#app/farm/ui/components/farm_frame'
import { peopleWords } from '#app/farm/ui/campaign_words'

interface CampaignsProps {
  campaigns: Data.Farm.Campaign[]
  next_page_url: string | null
  sender: Data.Farm.Sender | null
  /** how many agreed to get mail */
  reachable: number
}

export default function Campaigns({ campaigns, next_page_url, sender, reachable }: CampaignsProps) {
  const first = { data: campaigns, next_page_url }
  const more = useMore(first, (answer: { campaigns: Page<Data.Farm.Campaign> }) => answer.campaigns)
  const [isNaming, setNaming] = useState(false)
  const [isSigning, setSigning] = useState(false)
  const create = (
    <Button variant="primary" onClick={() => setNaming(true)}>
      New campaign
    </Button>
  )

  return (
    <FarmFrame tab="campaigns">
      <Head title="Campaigns" />
      <SectionHeading level="section" action={campaigns.length ? create : null}>
        Campaigns
      </SectionHeading>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-muted">
        <p>{peopleWords(reachable)} agreed to get your emails.</p>
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setSigning(true)}>
          {sender ? `From ${sender.name}` : 'Add your name and address'}
        </Button>
      </div>
      {more.items.length ? (
        <>
          <ul className="mt-6 border-t border-line">
            {more.items.map((campaign) => (
              <CampaignLine key={campaign.id} campaign={campaign} />
            ))}
          </ul>
          <LoadMoreOf more={more} />
        </>
      ) : (
        <EmptyState title="No campaigns yet" action={create}>
          Write to everyone who agreed to hear from you: a new home, an open house, a note.
        </EmptyState>
      )}
      {isNaming && <NewCampaignDialog onClose={() => setNaming(false)} />}
      {isSigning && <SenderDialog sender={sender} onClose={() => setSigning(false)} />}
    </FarmFrame>
  )
}
