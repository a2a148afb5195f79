import { useState } from 'react'
import { Head, Link, router } from '@inertiajs/react'
import {
  MAX_CAMPAIGN_NAME_CHARACTERS,
  MAX_CAMPAIGN_SUBJECT_CHARACTERS,
} from '#app/farm/campaigns/campaign_options'
import { campaignApi } from '#app/farm/campaigns/ui/campaign_api'
import { peopleWords, CAMPAIGN_STATUS_WORDS } from '#app/farm/campaigns/ui/campaign_words'
import { SenderDialog } from '#app/farm/campaigns/ui/sender_dialog'
import { FarmFrame } from '#app/farm/ui/farm_frame'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import type { Page } from '#app/kit/calls/use_pages'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { Figure } from '#app/kit/media/figure'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import type { Data } from '#data'

interface CampaignsProps {
  campaigns: Data.Farm.Campaigns.Campaign[]
  next_page_url: string | null
  sender: Data.Farm.Campaigns.Sender | null
  /** how many agreed to get mail */
  reachable: number
}

export default function Campaigns({ campaigns, next_page_url, sender, reachable }: CampaignsProps) {
  useFreshAfterBack('campaigns', 'next_page_url', 'sender', 'reachable')
  const first = { data: campaigns, next_page_url }
  const more = useMore(
    first,
    (answer: { campaigns: Page<Data.Farm.Campaigns.Campaign> }) => answer.campaigns
  )
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

function CampaignLine({ campaign }: { campaign: Data.Farm.Campaigns.Campaign }) {
  const { counts, status } = campaign
  const isOut = campaign.started_at !== null
  return (
    <li className="border-b border-line">
      <Link
        href={`/farm/emails/campaigns/${campaign.id}`}
        className="flex min-h-11 flex-col gap-x-8 gap-y-3 py-4 hover:bg-raised md:flex-row md:items-center md:px-3"
      >
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2.5">
            <span dir="auto" className="truncate font-medium">
              {campaign.name}
            </span>
            <Badge tone={status === 'sending' ? 'positive' : 'neutral'}>
              {CAMPAIGN_STATUS_WORDS[status]}
            </Badge>
          </p>
          <p dir="auto" className="mt-1 truncate text-13 text-muted">
            {campaign.subject}
          </p>
        </div>
        <p className="flex gap-5 text-13 text-muted">
          {isOut && (
            <>
              <span>
                <Figure value={counts.sent} /> sent
              </span>
              <span>
                <Figure value={counts.clicked} /> {counts.clicked === 1 ? 'click' : 'clicks'}
              </span>
            </>
          )}
          <TimeAgo at={campaign.started_at ?? campaign.created_at} />
        </p>
      </Link>
    </li>
  )
}

function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [subject, setSubject] = useState('')
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()

  const create = async () => {
    const campaign = { name, subject }
    const answer = await run(() => campaignApi.create(campaign, retry.of(campaign)))
    if (answer) router.visit(`/farm/emails/campaigns/${answer.campaign.id}`)
  }

  return (
    <FormDialog
      title="New campaign"
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Create draft"
      isLoading={isRunning}
      noValidate
      onSubmit={() => void create()}
    >
      <Field label="Name" hint="Only you see it." error={refusal?.errors['campaign.name']}>
        <Input
          value={name}
          maxLength={MAX_CAMPAIGN_NAME_CHARACTERS}
          placeholder="November news"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Subject" error={refusal?.errors['campaign.subject']}>
        <Input
          value={subject}
          maxLength={MAX_CAMPAIGN_SUBJECT_CHARACTERS}
          placeholder="New homes by the harbor"
          onChange={(event) => setSubject(event.target.value)}
        />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
