import { TimeAgo } from '#app/kit/display/time_ago'
import { Table } from '#app/kit/list/table'
import { Select } from '#app/kit/form/select'
import { LEAD_STAGES, type LeadStage } from '#app/leads/lead_options'
import { BreakableEmail } from '#app/leads/ui/lead_fields'
import { lastWords, SOURCE_WORDS, LEAD_STAGE_WORDS } from '#app/leads/ui/lead_words'
import type { Lead } from '#app/leads/ui/types'

const STAGES = LEAD_STAGES.map((stage) => ({ value: stage, label: LEAD_STAGE_WORDS[stage] }))

interface LeadTableProps {
  leads: readonly Lead[]
  isInTeam: boolean
  onOpen: (id: number) => void
  onMove: (lead: Lead, stage: LeadStage) => void
}

export function LeadTable({ leads, isInTeam, onOpen, onMove }: LeadTableProps) {
  return (
    <Table
      caption="Leads"
      rows={leads}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'lead',
          header: 'Lead',
          cell: (lead) => <PersonCell lead={lead} onOpen={() => onOpen(lead.id)} />,
        },
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
          isWideOnly: true,
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
          cell: (lead) => (
            <div className="w-36">
              <Select
                aria-label={`Stage of ${lead.name}`}
                options={STAGES}
                value={lead.stage}
                onChange={(stage) => stage !== lead.stage && onMove(lead, stage)}
              />
            </div>
          ),
        },
      ]}
    />
  )
}

function PersonCell({ lead, onOpen }: { lead: Lead; onOpen: () => void }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-0.5">
      <button
        dir="auto"
        type="button"
        onClick={onOpen}
        className="min-h-11 text-left font-medium break-words underline decoration-faint underline-offset-4 hover:decoration-ink"
      >
        {lead.name}
      </button>
      <span className="text-13">
        <BreakableEmail email={lead.email} />
      </span>
      <span className="text-13 text-muted">{lead.property?.name ?? SOURCE_WORDS[lead.source]}</span>
    </div>
  )
}
