import { useState } from 'react'
import { useCall } from '#app/kit/calls/use_call'
import { DateTimeInput } from '#app/kit/form/date_time_input'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { campaignApi } from '#app/farm/campaigns/ui/campaign_api'
import { peopleWords } from '#app/farm/campaigns/ui/campaign_words'
import { SenderDialog } from '#app/farm/campaigns/ui/sender_dialog'
import type { CampaignPageProps } from '#app/farm/campaigns/ui/campaign_page'

interface SendDialogProps extends Pick<CampaignPageProps, 'campaign' | 'sender'> {
  /** how many it goes to */
  reach: number
  onClose: () => void
}

const WHEN = [
  { value: 'soon', label: 'Now', hint: 'By day: from 9 PM to 8 AM it waits.' },
  { value: 'later', label: 'Later', hint: 'You choose the time.' },
  { value: 'now', label: 'At once', hint: 'Even at night.' },
] as const

type When = (typeof WHEN)[number]['value']

export function SendDialog({ campaign, sender, reach, onClose }: SendDialogProps) {
  const [when, setWhen] = useState<When>(campaign.scheduled_at ? 'later' : 'soon')
  const [at, setAt] = useState(campaign.scheduled_at)
  const { run, isRunning, refusal } = useCall()
  if (!sender) return <SenderDialog sender={null} onClose={onClose} onSaved={() => {}} />

  const send = async () => {
    const sent = await run(async () => {
      await campaignApi.update(campaign.id, { scheduled_at: when === 'later' ? at : null })
      return campaignApi.send(campaign.id, when === 'now')
    })
    if (!sent) return
    onClose()
    reloadPage()
  }
  const refused = refusal && (Object.values(refusal.errors)[0] ?? refusal.message)

  return (
    <FormDialog
      title={`Send to ${peopleWords(reach)}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit={when === 'later' ? 'Schedule' : 'Send campaign'}
      secondary={<Button onClick={onClose}>Cancel</Button>}
      isLoading={isRunning}
      disabled={when === 'later' && !at}
      onSubmit={() => void send()}
    >
      <p className="text-muted">
        From <bdi>{sender.name}</bdi>. Nobody gets more than one campaign a day: those who already
        did get this one a day later.
      </p>
      <FieldGroup legend="When">
        <RadioCards name="when" options={WHEN} value={when} onChange={setWhen} />
      </FieldGroup>
      {when === 'later' && (
        <Field label="Date and time">
          <DateTimeInput value={at} onChange={setAt} />
        </Field>
      )}
      {refused && (
        <p role="alert" className="text-13 text-danger">
          {refused}
        </p>
      )}
    </FormDialog>
  )
}
