import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { MAX_PHONE_CHARACTERS } from '#app/leads/contract/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead } from '#app/leads/ui/types'

interface LeadPersonFormProps {
  lead: Lead
  onClose: () => void
  onSaved: (lead: Lead) => void
}

/** Their address stays: it is what makes them this lead. */
export function LeadPersonForm({ lead, onClose, onSaved }: LeadPersonFormProps) {
  const [name, setName] = useState(lead.name)
  const [phone, setPhone] = useState(lead.phone ?? '')
  const { run, isRunning, refusal } = useCall()
  const save = async () => {
    const answer = await run(() => leadApi.change(lead.id, { name, phone: phone || null }))
    if (answer) onSaved(answer.lead)
  }
  return (
    <CallForm refusal={refusal} className="flex flex-col gap-4" onSubmit={() => void save()}>
      <Field label="Name" error={refusal?.errors['lead.name']}>
        <Input value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Phone" error={refusal?.errors['lead.phone']} isOptional>
        <Input
          type="tel"
          value={phone}
          maxLength={MAX_PHONE_CHARACTERS}
          autoComplete="off"
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      <RefusalNote refusal={refusal} />
      <div className="flex gap-3">
        <Button type="submit" isLoading={isRunning}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CallForm>
  )
}
