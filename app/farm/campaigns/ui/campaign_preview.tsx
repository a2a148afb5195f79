import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { FailureState } from '#app/kit/list/failure_state'
import { Skeleton } from '#app/kit/list/skeleton'
import { Tabs } from '#app/kit/tabs/tabs'
import { campaignApi } from '#app/farm/campaigns/ui/campaign_api'

const VIEWS = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
  { value: 'text', label: 'Plain text' },
] as const

type View = (typeof VIEWS)[number]['value']

interface CampaignPreviewProps {
  campaignId: number
  /** it is read again with each */
  version: number
}

/** The mail as its recipients see it. */
export function CampaignPreview({ campaignId, version }: CampaignPreviewProps) {
  const [view, setView] = useState<View>('phone')
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['campaign-preview', campaignId, version],
      queryFn: () => campaignApi.preview(campaignId),
      placeholderData: (before) => before,
    },
    queries
  )

  return (
    <section aria-label="Preview" className="min-w-0 xl:sticky xl:top-6 xl:self-start">
      <Tabs label="Preview" tabs={VIEWS} value={view} onChange={setView}>
        {error && !data ? (
          <FailureState message={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-150" />
        ) : view === 'text' ? (
          <pre className="h-150 overflow-y-auto rounded-2 border border-line p-4 font-sans text-15 whitespace-pre-wrap wrap-anywhere">
            {data.text}
          </pre>
        ) : (
          <Letter html={data.html} isPhone={view === 'phone'} />
        )}
      </Tabs>
    </section>
  )
}

/** Has no scripts and no origin; its links go nowhere. */
function Letter({ html, isPhone }: { html: string; isPhone: boolean }) {
  return (
    <iframe
      title="Preview of the email"
      sandbox=""
      srcDoc={html}
      className={`h-150 rounded-2 border border-line bg-white ${isPhone ? 'w-full max-w-94' : 'w-full'}`}
    />
  )
}
