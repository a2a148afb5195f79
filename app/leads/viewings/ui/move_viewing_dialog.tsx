import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead } from '#app/leads/ui/types'
import { zoneWords } from '#app/common/text/zone_words'

interface MoveViewingDialogProps {
  viewing: { id: number; time_zone: string }
  /** who comes */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onMoved: (lead: Lead) => void
}

/** Another time for a viewing, on the clock of the home. */
export default function MoveViewingDialog(props: MoveViewingDialogProps) {
  const { viewing, name, onMoved, ...dialog } = props
  const [at, setAt] = useState('')
  const { run, isRunning, refusal } = useCall()
  const move = async () => {
    const answered = await run(() => leadApi.moveViewing(viewing.id, at))
    if (!answered) return
    toast.success(`${isolated(name)} gets the new time by email.`)
    dialog.onOpenChange(false)
    onMoved(answered.lead)
  }
  return (
    <FormDialog
      {...dialog}
      title="Move the viewing"
      submit="Move viewing"
      noValidate
      isLoading={isRunning}
      onSubmit={() => void move()}
    >
      <p className="text-muted">
        It’s confirmed for the new time, and <bdi>{name}</bdi> gets a mail that updates their
        calendar.
      </p>
      <Field
        label="New time"
        error={refusal?.errors.starts_at}
        hint={`At the home (${zoneWords(viewing.time_zone)}).`}
      >
        <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
