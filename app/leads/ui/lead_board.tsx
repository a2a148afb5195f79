import { Board } from '#app/kit/board/board'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Photo } from '#app/kit/media/photo'
import { LEAD_STAGES, type LeadStage } from '#app/leads/lead_options'
import { DueTime } from '#app/leads/ui/lead_fields'
import { LEAD_STAGE_WORDS, lastWords, nextReminder, SOURCE_WORDS } from '#app/leads/ui/lead_words'
import type { Lead } from '#app/leads/ui/types'
import type { Leads } from '#app/leads/ui/use_leads'

interface LeadBoardProps extends Pick<
  Leads,
  'leads' | 'counts' | 'more' | 'loading' | 'failed' | 'load'
> {
  isInTeam: boolean
  onOpen: (id: number) => void
  /** @returns whether it was moved, asking for a reason first where one is due */
  onMove: (lead: Lead, stage: LeadStage) => Promise<boolean>
}

/** Leads by stage, those with the latest activity first. */
export default function LeadBoard({ leads, isInTeam, ...board }: LeadBoardProps) {
  return (
    <Board
      {...board}
      stages={LEAD_STAGES}
      words={LEAD_STAGE_WORDS}
      items={leads}
      nameOf={({ name }) => name}
      emptyText="No one here"
      content={(lead) => <LeadCard lead={lead} isInTeam={isInTeam} />}
    />
  )
}

interface LeadCardProps {
  lead: Lead
  /** shows who works on it */
  isInTeam: boolean
}

/** What a lead’s card on the board shows. */
function LeadCard({ lead, isInTeam }: LeadCardProps) {
  const said = lastWords(lead)
  const reminder = nextReminder(lead)
  const photo = lead.property?.featured_image
  return (
    <>
      <span className="flex items-start gap-3">
        {photo && (
          <span className="block w-16 shrink-0 overflow-hidden rounded-2">
            <Photo image={photo} alt="" sizes="4rem" />
          </span>
        )}
        <span className="block min-w-0 flex-1">
          <span dir="auto" className="block font-medium break-words">
            {lead.name}
          </span>
          <span className="mt-0.5 block text-13 break-words text-muted">
            {lead.property?.name ?? SOURCE_WORDS[lead.source]} · <TimeAgo at={lead.happened_at} />
          </span>
        </span>
      </span>
      {said && <span className="mt-2 line-clamp-2 text-13 break-words text-muted">{said}</span>}
      {lead.reason && (
        <span dir="auto" className="mt-2 line-clamp-2 text-13 break-words text-muted">
          {lead.reason}
        </span>
      )}
      {reminder && (
        <span className="mt-2 line-clamp-2 text-13 break-words">
          {reminder.text}, <DueTime reminder={reminder} />
        </span>
      )}
      {isInTeam && (
        <span dir="auto" className="mt-2 block truncate text-12 text-muted">
          {lead.assigned_to.name}
        </span>
      )}
    </>
  )
}
