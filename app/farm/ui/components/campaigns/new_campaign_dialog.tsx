import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import {
  MAX_CAMPAIGN_NAME_CHARACTERS,
  MAX_CAMPAIGN_SUBJECT_CHARACTERS,
} from '#app/farm/contract/campaign_options'
import { campaignApi } from '#app/farm/ui/campaign_api'

export function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [subject, setSubject] = useState('')
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()

  const create = async () => {
    const campaign = { name, subject }
    const answer = await run(() => campaignApi.create(campaign, retry.of(campaign)))
    if (answer) router.visit(`/farm/emails/campaigns/${answer.campaign.id}`)
  }

  return (
    <FormDialog
      title="New campaign"
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Create draft"
      isLoading={isRunning}
      noValidate
      onSubmit={() => void create()}
    >
      <Field label="Name" hint="Only you see it." error={refusal?.errors['campaign.name']}>
        <Input
          value={name}
          maxLength={MAX_CAMPAIGN_NAME_CHARACTERS}
          placeholder="November news"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Subject" error={refusal?.errors['campaign.subject']}>
        <Input
          value={subject}
          maxLength={MAX_CAMPAIGN_SUBJECT_CHARACTERS}
          placeholder="New homes by the harbor"
          onChange={(event) => setSubject(event.target.value)}
        />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
