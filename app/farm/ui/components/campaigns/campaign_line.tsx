import { Link } from '@inertiajs/react'
import type { Data } from '#data'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Figure } from '#app/kit/media/figure'
import { STATUS_WORDS } from '#app/farm/ui/campaign_words'

export function CampaignLine({ campaign }: { campaign: Data.Farm.Campaign }) {
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
              {STATUS_WORDS[status]}
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
