import { ButtonLink } from '#app/kit/button/button_link'
import { Sheet } from '#app/kit/overlay/sheet'
import { leadPath, type LeadStage } from '#app/leads/lead_options'
import { LeadReminders } from '#app/leads/reminders/ui/lead_reminders'
import { DeleteLead } from '#app/leads/ui/delete_lead'
import { LeadActions } from '#app/leads/ui/lead_actions'
import { LeadFacts } from '#app/leads/ui/lead_facts'
import { LeadTimeline, NoteForm } from '#app/leads/ui/lead_timeline'
import { LeadViewings } from '#app/leads/viewings/ui/lead_viewings'
import type { Lead, LeadPerson } from '#app/leads/ui/types'

interface LeadSheetProps {
  lead: Lead
  agents: readonly LeadPerson[]
  isOpen: boolean
  onClose: () => void
  onMove: (lead: Lead, stage: LeadStage) => void
  onChanged: (lead: Lead) => void
  onDeleted: (id: number) => void
}

/** All about a lead, over the board: who they are, what to do, and what happened. */
export default function LeadSheet(props: LeadSheetProps) {
  const { lead, agents, isOpen, onClose, onMove, onChanged, onDeleted } = props
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={lead.name}
      footer={
        <>
          <DeleteLead lead={lead} onDeleted={onDeleted} />
          <ButtonLink href={leadPath(lead.id)}>Open page</ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-8 pb-4">
        <LeadActions lead={lead} onMove={onMove} />
        <LeadFacts key={`facts-${lead.id}`} {...{ lead, agents, onMove, onChanged }} />
        <LeadViewings lead={lead} onChanged={onChanged} />
        <LeadReminders key={`reminders-${lead.id}`} lead={lead} onChanged={onChanged} />
        <NoteForm key={`note-${lead.id}`} lead={lead} onChanged={onChanged} />
        <LeadTimeline lead={lead} />
      </div>
    </Sheet>
  )
}
