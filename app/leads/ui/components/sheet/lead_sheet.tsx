import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Sheet } from '#app/kit/overlay/sheet'
import { RefusalNote } from '#app/kit/form/refusal_note'
import type { LeadStage } from '#app/leads/contract/lead_options'
import { LeadActions } from '#app/leads/ui/components/sheet/lead_actions'
import { LeadFacts } from '#app/leads/ui/components/sheet/lead_facts'
import { LeadReminders } from '#app/leads/ui/components/sheet/lead_reminders'
import { LeadTimeline } from '#app/leads/ui/components/sheet/lead_timeline'
import { NoteForm } from '#app/leads/ui/components/sheet/note_form'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead, Person } from '#app/leads/ui/types'

interface LeadSheetProps {
  lead: Lead
  agents: readonly Person[]
  isOpen: boolean
  onClose: () => void
  onMove: (lead: Lead, stage: LeadStage) => void
  onChanged: (lead: Lead) => void
  onDeleted: (id: number) => void
}

/** All about a lead: who they are, what to do, and what happened. */
export default function LeadSheet(props: LeadSheetProps) {
  const { lead, agents, isOpen, onClose, onMove, onChanged, onDeleted } = props
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const remove = async () => {
    if (await run(() => leadApi.remove(lead.id))) onDeleted(lead.id)
  }

  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={lead.name}
      footer={
        <Button variant="quiet" icon={Trash2} isLoading={isRunning} onClick={() => setAsking(true)}>
          Delete lead
        </Button>
      }
    >
      <div className="flex flex-col gap-8 pb-4">
        <LeadActions lead={lead} onMove={onMove} />
        <LeadFacts key={`facts-${lead.id}`} {...{ lead, agents, onMove, onChanged }} />
        <LeadReminders key={`reminders-${lead.id}`} lead={lead} onChanged={onChanged} />
        <NoteForm key={`note-${lead.id}`} lead={lead} onChanged={onChanged} />
        <LeadTimeline lead={lead} />
        <RefusalNote refusal={refusal} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${lead.name}?`}
        confirmLabel="Delete lead"
        onConfirm={() => void remove()}
      >
        Their history, notes and reminders go, too. You can’t undo this.
      </ConfirmDialog>
    </Sheet>
  )
}
