import { Board } from '#app/kit/board/board'
import { LEAD_STAGES, type LeadStage } from '#app/leads/contract/lead_options'
import { LeadCard } from '#app/leads/ui/components/board/lead_card'
import type { Leads } from '#app/leads/ui/hooks/use_leads'
import { STAGE_WORDS } from '#app/leads/ui/lead_words'
import type { Lead } from '#app/leads/ui/types'

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
      words={STAGE_WORDS}
      items={leads}
      nameOf={({ name }) => name}
      emptyText="No one here"
      content={(lead) => <LeadCard lead={lead} isInTeam={isInTeam} />}
    />
  )
}
