import { useState } from 'react'
import { clubApi } from '#app/club/ui/club_api'
import type { OfferingRequest } from '#app/club/ui/types'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FormDialog } from '#app/kit/overlay/form_dialog'

interface ProposeDialogProps {
  request: OfferingRequest
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Another day for a request, which the other person agrees to or not. */
export function ProposeDialog({ request, reload, onClose }: ProposeDialogProps) {
  const [day, setDay] = useState(request.proposed_on ?? '')
  const { run, isRunning, refusal } = useCall()
  const propose = async () => {
    if (!(await run(() => clubApi.proposeDay(request.id, day)))) return
    onClose()
    await reload()
  }
  return (
    <FormDialog
      title={request.wished_on ? 'Propose another day' : 'Propose a day'}
      description="It counts once the other person agrees."
      size="sm"
      submit="Propose"
      isOpen
      onOpenChange={onClose}
      isLoading={isRunning}
      noValidate
      onSubmit={() => void propose()}
    >
      <Field label="Day" error={refusal?.errors.wished_on}>
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
