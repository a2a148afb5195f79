import { useState } from 'react'
import { useCall } from '#app/kit/calls/use_call'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { WebhookFields } from '#app/webhooks/ui/components/webhook_fields'
import type { EventChoice, Webhook } from '#app/webhooks/ui/types'
import { webhookApi } from '#app/webhooks/ui/webhook_api'

interface EditWebhookDialogProps {
  webhook: Webhook
  events: EventChoice[]
  onSaved: () => void
  onClose: () => void
}

export function EditWebhookDialog({ webhook, events, onSaved, onClose }: EditWebhookDialogProps) {
  const [draft, setDraft] = useState({ url: webhook.url, events: webhook.events })
  const { run, isRunning, refusal } = useCall()

  const save = async () => {
    if (!(await run(() => webhookApi.update(webhook.id, draft)))) return
    onSaved()
    onClose()
  }

  return (
    <FormDialog
      title="Edit webhook"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Save"
      isLoading={isRunning}
      disabled={!draft.events.length}
      onSubmit={save}
    >
      <WebhookFields
        draft={draft}
        onChange={setDraft}
        choices={webhook.team ? events.filter((event) => event.is_for_teams) : events}
        refusal={refusal}
      />
    </FormDialog>
  )
}
