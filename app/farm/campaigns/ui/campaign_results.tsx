import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { UsersRound } from 'lucide-react'
import { router, usePoll } from '@inertiajs/react'
import type { Data } from '#data'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { Badge } from '#app/kit/display/badge'
import { formatFull } from '#app/kit/display/format_time'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useReader } from '#app/kit/hooks/use_reader'
import { Figure } from '#app/kit/media/figure'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { campaignApi } from '#app/farm/campaigns/ui/campaign_api'
import { CAMPAIGN_STATUS_WORDS } from '#app/farm/campaigns/ui/campaign_words'
import { CampaignPreview } from '#app/farm/campaigns/ui/campaign_preview'

const RecipientsSheet = lazyPart(() => import('#app/farm/campaigns/ui/recipients_sheet'))
const LOOK_AGAIN_MS = 3_000

/** What became of a campaign. */
export function CampaignResults({ campaign }: { campaign: Data.Farm.Campaigns.Campaign }) {
  const { counts, links, status } = campaign
  const isUnderWay = status === 'sending' || status === 'scheduled'
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,680px)]">
      <div className="flex min-w-0 flex-col gap-6">
        <div>
          <SectionHeading level="section" action={isUnderWay ? <Stop campaign={campaign} /> : null}>
            <bdi>{campaign.name}</bdi>
          </SectionHeading>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
            <Badge tone={status === 'sending' ? 'positive' : 'neutral'}>
              {CAMPAIGN_STATUS_WORDS[status]}
            </Badge>
            <span dir="auto">{campaign.subject}</span>
          </p>
          <When campaign={campaign} />
        </div>
        {isUnderWay && <LookAgain />}
        {campaign.started_at && (
          <StatRow>
            <Stat label="Sent" value={<Figure value={counts.sent} />} />
            <Stat label="Clicks" value={<Figure value={counts.clicked} />} />
            <Stat label="Unsubscribed" value={<Figure value={counts.unsubscribed} />} />
            <Stat label="Failed" value={<Figure value={counts.failed} />} />
            {counts.waiting > 0 && (
              <Stat
                label={status === 'cancelled' ? 'Not sent' : 'Waiting'}
                value={<Figure value={counts.waiting} />}
              />
            )}
            {counts.skipped > 0 && (
              <Stat label="Skipped" value={<Figure value={counts.skipped} />} />
            )}
            {counts.unsure > 0 && <Stat label="Unsure" value={<Figure value={counts.unsure} />} />}
          </StatRow>
        )}
        <Explained campaign={campaign} />
        {campaign.started_at && <Recipients campaign={campaign} />}
        {links.length > 0 && (
          <section aria-labelledby="campaign-links">
            <SectionHeading level="part" id="campaign-links">
              Links
            </SectionHeading>
            <ul className="mt-3 border-t border-line">
              {links.map(({ url, clicks }) => (
                <li key={url} className="flex justify-between gap-6 border-b border-line py-3">
                  <span className="min-w-0 wrap-anywhere">{url}</span>
                  <Figure value={clicks} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <CampaignPreview campaignId={campaign.id} version={0} />
    </div>
  )
}

function When({ campaign }: { campaign: Data.Farm.Campaigns.Campaign }) {
  const { locale, timeZone } = useReader()
  const { status, scheduled_at: scheduledAt, started_at: startedAt } = campaign
  const at = startedAt ?? scheduledAt
  if (!at) return null
  return (
    <p className="mt-1 text-13 text-muted">
      {status === 'scheduled' ? 'Goes out' : 'Started'}{' '}
      <time dateTime={at}>{formatFull(new Date(at), locale, timeZone)}</time>
    </p>
  )
}

function Recipients({ campaign }: { campaign: Data.Farm.Campaigns.Campaign }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button icon={UsersRound} onClick={() => setOpen(true)}>
        See who got it
      </Button>
      {isOpen && (
        <Suspense>
          <RecipientsSheet campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Explained({ campaign }: { campaign: Data.Farm.Campaigns.Campaign }) {
  const { counts, status } = campaign
  return (
    <div className="flex flex-col gap-1 text-13 text-muted">
      {status === 'sending' && counts.waiting > 0 && (
        <p>Those waiting are asleep, got another campaign today, or are next.</p>
      )}
      {counts.skipped > 0 && <p>Skipped: they unsubscribed or their address stopped working.</p>}
      {counts.unsure > 0 && (
        <p>Unsure: the server stopped while handing it over. We don’t send it a second time.</p>
      )}
      {campaign.started_at && <p>Clicks are counted without saying whose. Opens aren’t tracked.</p>}
    </div>
  )
}

function Stop({ campaign }: { campaign: Data.Farm.Campaigns.Campaign }) {
  const { run, isRunning, refusal } = useCall()
  const isScheduled = campaign.status === 'scheduled'
  const cancel = async () => {
    if (!(await run(() => campaignApi.cancel(campaign.id)))) return
    // a poll under way would show it running again
    router.cancelAll({ async: true, sync: false, prefetch: false })
    reloadPage()
  }
  return (
    <div>
      <ConfirmDialog
        title={isScheduled ? 'Back to draft?' : 'Stop sending?'}
        confirmLabel={isScheduled ? 'Cancel schedule' : 'Stop sending'}
        trigger={<Button isLoading={isRunning}>{isScheduled ? 'Cancel schedule' : 'Stop'}</Button>}
        onConfirm={() => void cancel()}
      >
        {isScheduled
          ? 'It won’t go out. You can change it and schedule it again.'
          : 'Whoever hasn’t got it yet won’t get it. This can’t be undone.'}
      </ConfirmDialog>
      <RefusalNote refusal={refusal} />
    </div>
  )
}

function LookAgain() {
  usePoll(LOOK_AGAIN_MS, { only: ['campaign'] })
  return null
}
