import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Combobox } from '#app/kit/form/combobox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import { MAX_LEAD_NOTE_CHARACTERS } from '#app/leads/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead, ListingChoice } from '#app/leads/ui/types'

interface AddLeadDialogProps {
  isOpen: boolean
  listings: ListingChoice[]
  onOpenChange: (isOpen: boolean) => void
  onAdded: (lead: Lead) => void
}

interface Draft {
  name: string
  email: string
  phone: string
  note: string
  listing: ListingChoice | null
}

const EMPTY: Draft = { name: '', email: '', phone: '', note: '', listing: null }

export default function AddLeadDialog({ listings, onAdded, ...dialog }: AddLeadDialogProps) {
  const retry = useRetryKey()
  const [lead, setLead] = useState(EMPTY)
  const { run, isRunning, refusal } = useCall()
  const put = (change: Partial<Draft>) => setLead((before) => ({ ...before, ...change }))

  const add = async () => {
    const { name, email, phone, note, listing } = lead
    const given = {
      ...{ name, email, phone: phone || null, note: note || null },
      property_slug: listing?.slug ?? null,
    }
    const answer = await run(() => leadApi.add(given, retry.of(given)))
    if (!answer) return
    retry.forget()
    if (!answer.is_new)
      toast.info(`${isolated(answer.lead.name)} was a lead already. It’s updated.`)
    setLead(EMPTY)
    dialog.onOpenChange(false)
    onAdded(answer.lead)
  }

  return (
    <FormDialog
      {...dialog}
      title="Add lead"
      submit="Add lead"
      noValidate
      isLoading={isRunning}
      onSubmit={() => void add()}
    >
      <Field label="Name" error={refusal?.errors['lead.name']}>
        <Input
          value={lead.name}
          autoComplete="off"
          onChange={(event) => put({ name: event.target.value })}
        />
      </Field>
      <Field label="Email" error={refusal?.errors['lead.email']}>
        <Input
          type="email"
          value={lead.email}
          autoComplete="off"
          onChange={(event) => put({ email: event.target.value })}
        />
      </Field>
      <Field label="Phone" error={refusal?.errors['lead.phone']} isOptional>
        <Input
          type="tel"
          value={lead.phone}
          autoComplete="off"
          onChange={(event) => put({ phone: event.target.value })}
        />
      </Field>
      {listings.length > 0 && (
        <Field label="Listing" error={refusal?.errors['lead.property_slug']} isOptional>
          <Combobox
            value={lead.listing}
            onChange={(listing) => put({ listing })}
            source={listings}
            labelOf={({ name }) => name ?? 'Untitled listing'}
            hintOf={({ city }) => city ?? undefined}
            keyOf={({ slug }) => slug}
            placeholder="Which one they are interested in"
          />
        </Field>
      )}
      <Field label="Note" error={refusal?.errors['lead.note']} isOptional>
        <Textarea
          rows={3}
          value={lead.note}
          maxLength={MAX_LEAD_NOTE_CHARACTERS}
          onChange={(event) => put({ note: event.target.value })}
        />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
