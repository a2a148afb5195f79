import { useState } from 'react'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { SecretDialog } from '#app/webhooks/ui/secret_dialog'
import { WebhookFields, type WebhookDraft } from '#app/webhooks/ui/webhook_fields'
import { webhookApi, type EventChoice, type TeamChoice } from '#app/webhooks/ui/webhook_api'

const ONESELF = 'me'

interface NewWebhookDialogProps {
  teams: TeamChoice[]
  events: EventChoice[]
  onCreated: () => void
  onClose: () => void
}

/** Asks for the URL and events, then shows the secret this one time. */
export function NewWebhookDialog({ teams, events, onCreated, onClose }: NewWebhookDialogProps) {
  const retry = useRetryKey()
  const [draft, setDraft] = useState<WebhookDraft>({
    url: '',
    events: events.map(({ name }) => name),
  })
  const [owner, setOwner] = useState(ONESELF)
  const [secret, setSecret] = useState<string>()
  const { run, isRunning, refusal } = useCall()

  const teamId = owner === ONESELF ? null : Number(owner)
  const choices = teamId === null ? events : events.filter((event) => event.is_for_teams)
  const chosen = draft.events.filter((name) => choices.some((choice) => choice.name === name))

  const create = async () => {
    const webhook = { url: draft.url, events: chosen, team_id: teamId }
    const made = await run(() => webhookApi.create(webhook, retry.of(webhook)))
    if (!made) return
    onCreated()
    if (made.secret) setSecret(made.secret)
    else onClose()
  }

  if (secret) {
    return (
      <SecretDialog
        secret={secret}
        description="Your server checks with it that messages come from us. You won’t be able to see it again."
        onClose={onClose}
      />
    )
  }

  return (
    <FormDialog
      title="New webhook"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Create webhook"
      isLoading={isRunning}
      disabled={!chosen.length}
      onSubmit={create}
    >
      {teams.length > 0 && (
        <Field label="Whose events">
          <Select
            options={[
              { value: ONESELF, label: 'You' },
              ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={owner}
            onChange={setOwner}
          />
        </Field>
      )}
      <WebhookFields
        draft={{ ...draft, events: chosen }}
        onChange={setDraft}
        choices={choices}
        refusal={refusal}
      />
    </FormDialog>
  )
}
