import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead } from '#app/leads/ui/types'

interface DeleteLeadProps {
  lead: Lead
  onDeleted: (id: number) => void
}

export function DeleteLead({ lead, onDeleted }: DeleteLeadProps) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const remove = async () => {
    if (await run(() => leadApi.remove(lead.id))) onDeleted(lead.id)
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <RefusalNote refusal={refusal} />
      <Button variant="quiet" icon={Trash2} isLoading={isRunning} onClick={() => setAsking(true)}>
        Delete lead
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${isolated(lead.name)}?`}
        confirmLabel="Delete lead"
        onConfirm={() => void remove()}
      >
        Their history, notes and reminders go, too. You can’t undo this.
      </ConfirmDialog>
    </div>
  )
}
