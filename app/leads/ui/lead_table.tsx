import { Link } from '@inertiajs/react'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Table } from '#app/kit/list/table'
import { Select } from '#app/kit/form/select'
import { LEAD_STAGES, leadPath, type LeadStage } from '#app/leads/lead_options'
import { LeadReply } from '#app/leads/ui/lead_actions'
import { EmailLine } from '#app/leads/ui/lead_fields'
import { lastWords, SOURCE_WORDS, LEAD_STAGE_WORDS } from '#app/leads/ui/lead_words'
import type { Lead } from '#app/leads/ui/types'

const STAGES = LEAD_STAGES.map((stage) => ({ value: stage, label: LEAD_STAGE_WORDS[stage] }))

interface LeadTableProps {
  leads: readonly Lead[]
  isInTeam: boolean
  onMove: (lead: Lead, stage: LeadStage) => void
}

/** Rows to answer from; each is a card where columns don't fit. */
export function LeadTable({ leads, isInTeam, onMove }: LeadTableProps) {
  return (
    <Table
      caption="Leads"
      rows={leads}
      keyOf={({ id }) => id}
      card={(lead) => <TableCard lead={lead} isInTeam={isInTeam} onMove={onMove} />}
      columns={[
        { key: 'lead', header: 'Lead', cell: (lead) => <PersonCell lead={lead} /> },
        {
          key: 'said',
          header: 'Asked',
          isWideOnly: true,
          cell: (lead) => (
            <span className="line-clamp-2 max-w-[40ch] text-13 break-words text-muted">
              {lastWords(lead)}
            </span>
          ),
        },
        {
          key: 'date',
          header: 'Last activity',
          cell: (lead) => (
            <span className="text-13 text-muted">
              <TimeAgo at={lead.happened_at} />
              {isInTeam && (
                <span dir="auto" className="block">
                  {lead.assigned_to.name}
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'stage',
          header: 'Stage',
          cell: (lead) => <StageSelect lead={lead} onMove={onMove} />,
        },
        {
          key: 'reply',
          header: 'Reply',
          cell: (lead) => <LeadReply lead={lead} onMove={onMove} />,
        },
      ]}
    />
  )
}

interface TableCardProps extends Omit<LeadTableProps, 'leads'> {
  lead: Lead
}

function TableCard({ lead, isInTeam, onMove }: TableCardProps) {
  const said = lastWords(lead)
  return (
    <div className="flex flex-col gap-3">
      <PersonCell lead={lead} />
      {said && <p className="line-clamp-3 text-13 break-words text-muted">{said}</p>}
      <p className="text-13 text-muted">
        <TimeAgo at={lead.happened_at} />
        {isInTeam && (
          <>
            {' · '}
            <bdi>{lead.assigned_to.name}</bdi>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StageSelect lead={lead} onMove={onMove} />
        <LeadReply lead={lead} onMove={onMove} />
      </div>
    </div>
  )
}

function StageSelect({ lead, onMove }: { lead: Lead; onMove: LeadTableProps['onMove'] }) {
  return (
    <div className="w-36">
      <Select
        aria-label={`Stage of ${lead.name}`}
        options={STAGES}
        value={lead.stage}
        onChange={(stage) => stage !== lead.stage && onMove(lead, stage)}
      />
    </div>
  )
}

function PersonCell({ lead }: { lead: Lead }) {
  return (
    <div className="flex max-w-full min-w-0 flex-col items-start gap-0.5 cards:max-w-56">
      <Link
        dir="auto"
        href={leadPath(lead.id)}
        className="flex min-h-11 max-w-full items-center font-medium break-words underline decoration-faint underline-offset-4 hover:decoration-ink"
      >
        <span className="min-w-0 break-words">{lead.name}</span>
      </Link>
      <span className="max-w-full text-13">
        <EmailLine email={lead.email} />
      </span>
      <span className="text-13 text-muted">{lead.property?.name ?? SOURCE_WORDS[lead.source]}</span>
    </div>
  )
}
