import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { TextLink } from '#app/kit/button/text_link'
import { CampaignEditor } from '#app/farm/campaigns/ui/campaign_editor'
import { CampaignResults } from '#app/farm/campaigns/ui/campaign_results'
import { FarmFrame } from '#app/farm/ui/farm_frame'

export interface CampaignPageProps {
  campaign: Data.Farm.Campaigns.Campaign
  /** with how many a campaign to each would reach */
  segments: { id: number; name: string; reachable: number }[]
  sender: Data.Farm.Campaigns.Sender | null
  /** how many agreed to get mail */
  reachable: number
  /** one's own, to put into the mail */
  listings: { id: number; name: string }[]
  /** one's own that are still to come */
  open_houses: { id: number; name: string }[]
  /** where test mails go */
  own_email: string
}

export default function Campaign(props: CampaignPageProps) {
  const { campaign } = props
  return (
    <FarmFrame tab="campaigns">
      <Head title={campaign.name} />
      <TextLink href="/farm/emails/campaigns" className="mb-4 inline-flex min-h-11 items-center">
        All campaigns
      </TextLink>
      {campaign.status === 'draft' ? (
        <CampaignEditor key={campaign.id} {...props} />
      ) : (
        <CampaignResults campaign={campaign} />
      )}
    </FarmFrame>
  )
}
