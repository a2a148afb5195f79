import { useState } from 'react'
import { Trash2, Mail, Phone, Reply } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Sheet } from '#app/kit/overlay/sheet'
import { toast } from '#app/kit/toast/toast'
import type { LeadStage } from '#app/leads/lead_options'
import { LeadReminders } from '#app/leads/reminders/ui/lead_reminders'
import { leadApi } from '#app/leads/ui/lead_api'
import { LeadFacts } from '#app/leads/ui/lead_facts'
import { LeadTimeline, NoteForm } from '#app/leads/ui/lead_timeline'
import { mailTo } from '#app/leads/ui/lead_words'
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
        title={`Delete ${isolated(lead.name)}?`}
        confirmLabel="Delete lead"
        onConfirm={() => void remove()}
      >
        Their history, notes and reminders go, too. You can’t undo this.
      </ConfirmDialog>
    </Sheet>
  )
}

interface LeadActionsProps {
  lead: Lead
  onMove: (lead: Lead, stage: LeadStage) => void
}

/** Ways to reach them. Writing to somebody new suggests the next stage. */
function LeadActions({ lead, onMove }: LeadActionsProps) {
  const suggest = () => {
    if (lead.stage !== 'new') return
    const action = { label: 'Move to Contacted', onAct: () => onMove(lead, 'contacted') }
    toast.info(`Got back to ${isolated(lead.name)}?`, { action, timeout: 20_000 })
  }
  const way = buttonStyle({ className: 'min-w-0 flex-1' })
  const chat = lead.chat_url
  return (
    <div className="flex gap-2">
      {chat ? (
        <ButtonLink href={chat} variant="primary" icon={Reply} className="min-w-0 flex-1">
          Reply
        </ButtonLink>
      ) : (
        <a
          href={mailTo(lead)}
          className={buttonStyle({ variant: 'primary', className: 'min-w-0 flex-1' })}
          onClick={suggest}
        >
          <Reply size={18} strokeWidth={1.5} aria-hidden />
          Reply
        </a>
      )}
      {chat && (
        <a href={mailTo(lead)} className={way} onClick={suggest}>
          <Mail size={18} strokeWidth={1.5} aria-hidden />
          Email
        </a>
      )}
      {lead.phone && (
        <a href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`} className={way} onClick={suggest}>
          <Phone size={18} strokeWidth={1.5} aria-hidden />
          Call
        </a>
      )}
    </div>
  )
}
