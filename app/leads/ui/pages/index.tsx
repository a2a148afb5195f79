import { Head, router } from '@inertiajs/react'
import type { Data } from '#data'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Select } from '#app/kit/form/select'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import type { Page } from '#app/kit/calls/use_pages'
import { LEAD_STAGES, type LeadStage } from '#app/leads/contract/lead_options'
import { LeadTable } from '#app/leads/ui/components/lead_table'
import { STAGE_WORDS } from '#app/leads/ui/lead_words'

interface LeadsProps {
  /** the stage shown; null for all */
  stage: LeadStage | null
  leads: Data.Leads.Lead[]
  next_page_url: string | null
}

const OPTIONS = [
  { value: 'all' as const, label: 'All stages' },
  ...LEAD_STAGES.map((stage) => ({ value: stage, label: STAGE_WORDS[stage] })),
]

export default function Leads(props: LeadsProps) {
  const { stage } = props
  const show = (chosen: LeadStage | 'all') =>
    router.visit('/dashboard/leads', { data: chosen === 'all' ? {} : { stage: chosen } })

  return (
    <div className="gutter page py-10">
      <Head title="Leads" />
      <SectionHeading
        level="page"
        label="Dashboard"
        action={
          <div className="w-44">
            <Select aria-label="Stage" options={OPTIONS} value={stage ?? 'all'} onChange={show} />
          </div>
        }
      >
        Leads
      </SectionHeading>
      <LeadList key={stage ?? 'all'} {...props} />
    </div>
  )
}

function LeadList({ stage, leads, next_page_url }: LeadsProps) {
  const first = { data: leads, next_page_url }
  const more = useMore(first, ({ leads: page }: { leads: Page<Data.Leads.Lead> }) => page)
  if (!more.items.length) {
    return stage ? (
      <EmptyState
        title="No leads in this stage"
        action={<ButtonLink href="/dashboard/leads">Show all leads</ButtonLink>}
      >
        Move a lead here with the menu in its row.
      </EmptyState>
    ) : (
      <EmptyState
        title="No leads yet"
        action={<ButtonLink href="/dashboard/properties">My listings</ButtonLink>}
      >
        People who ask about your listings appear here. Share a listing to get the first.
      </EmptyState>
    )
  }
  return (
    <div className="mt-8">
      <LeadTable leads={more.items} />
      <LoadMore
        hasMore={more.hasMore}
        isLoading={more.isLoading}
        error={more.error}
        onMore={more.load}
      />
    </div>
  )
}
