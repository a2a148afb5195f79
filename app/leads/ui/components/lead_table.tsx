import type { Data } from '#data'
import { TextLink } from '#app/kit/button/text_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Table } from '#app/kit/list/table'
import { LeadQuestion } from '#app/leads/ui/components/lead_question'
import { StageSelect } from '#app/leads/ui/components/stage_select'
import { SOURCE_WORDS } from '#app/leads/ui/lead_words'

type Lead = Data.Leads.Lead

export function LeadTable({ leads }: { leads: readonly Lead[] }) {
  return (
    <Table
      caption="Leads"
      rows={leads}
      keyOf={({ id }) => id}
      columns={[
        { key: 'lead', header: 'Lead', cell: (lead) => <Person lead={lead} /> },
        {
          key: 'question',
          header: 'Asked',
          isWideOnly: true,
          cell: (lead) => <LeadQuestion lead={lead} />,
        },
        {
          key: 'date',
          header: 'Last activity',
          isWideOnly: true,
          cell: (lead) => (
            <span className="text-13 text-muted">
              <TimeAgo at={lead.happened_at} />
            </span>
          ),
        },
        { key: 'stage', header: 'Stage', cell: (lead) => <StageSelect lead={lead} /> },
      ]}
    />
  )
}

function Person({ lead }: { lead: Lead }) {
  const { name, email, phone, source } = lead
  return (
    <div className="flex min-w-0 flex-col gap-0.5 align-top">
      <span className="font-medium break-words">{name}</span>
      <span className="text-13 break-all">
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </span>
      {phone && (
        <span className="num text-13">
          <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
        </span>
      )}
      <span className="text-13 text-muted">{SOURCE_WORDS[source]}</span>
      <div className="mt-2 md:hidden">
        <LeadQuestion lead={lead} />
      </div>
    </div>
  )
}
