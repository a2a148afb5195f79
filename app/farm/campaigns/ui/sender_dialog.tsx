import { useState } from 'react'
import type { Data } from '#data'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import {
  MAX_POSTAL_ADDRESS_CHARACTERS,
  MAX_SENDER_NAME_CHARACTERS,
} from '#app/farm/campaigns/campaign_options'
import { campaignApi } from '#app/farm/campaigns/ui/campaign_api'

interface SenderDialogProps {
  sender: Data.Farm.Campaigns.Sender | null
  onClose: () => void
  /** without it, a saved one closes the dialog */
  onSaved?: () => void
}

/** Who campaigns are from. */
export function SenderDialog({ sender, onClose, onSaved = onClose }: SenderDialogProps) {
  const account = useAccount()
  const [values, setValues] = useState(() => ({
    name: sender?.name ?? account?.name ?? '',
    postal_address: sender?.postal_address ?? '',
    reply_to: sender?.reply_to ?? '',
    time_zone: sender?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  }))
  const { run, isRunning, refusal } = useCall()
  const errorOf = (field: keyof typeof values) => refusal?.errors[`sender.${field}`]
  const bind = (field: keyof typeof values) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [field]: event.target.value })),
  })

  const save = async () => {
    const given = { ...values, reply_to: values.reply_to.trim() || null }
    if (!(await run(() => campaignApi.saveSender(given)))) return
    reloadPage({ only: ['sender'], onSuccess: onSaved })
  }

  return (
    <FormDialog
      title="Sender"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Save sender"
      isLoading={isRunning}
      noValidate
      onSubmit={() => void save()}
    >
      <Field label="Name" hint="Shown as the sender of every campaign." error={errorOf('name')}>
        <Input {...bind('name')} maxLength={MAX_SENDER_NAME_CHARACTERS} autoComplete="name" />
      </Field>
      <Field
        label="Postal address"
        hint="The law asks for it at the bottom of every campaign."
        error={errorOf('postal_address')}
      >
        <Textarea
          {...bind('postal_address')}
          rows={2}
          maxLength={MAX_POSTAL_ADDRESS_CHARACTERS}
          autoComplete="street-address"
        />
      </Field>
      <Field label="Replies go to" isOptional error={errorOf('reply_to')}>
        <Input {...bind('reply_to')} type="email" autoComplete="email" />
      </Field>
      <Field
        label="Time zone"
        hint="For contacts whose own isn’t known. Nobody gets email from 9 PM to 8 AM."
        error={errorOf('time_zone')}
      >
        <Input {...bind('time_zone')} />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
