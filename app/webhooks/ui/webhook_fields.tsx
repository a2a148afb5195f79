import type { Refusal } from '#app/kit/calls/use_call'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { MAX_WEBHOOK_URL_CHARACTERS } from '#app/webhooks/webhook_options'
import type { EventChoice } from '#app/webhooks/ui/webhook_api'

export interface WebhookDraft {
  url: string
  events: string[]
}

interface WebhookFieldsProps {
  draft: WebhookDraft
  onChange: (draft: WebhookDraft) => void
  choices: EventChoice[]
  refusal: Refusal | null
}

export function WebhookFields({ draft, onChange, choices, refusal }: WebhookFieldsProps) {
  const { url, events } = draft
  const errors = refusal?.errors ?? {}
  const toggle = (name: string, isOn: boolean) =>
    onChange({ url, events: isOn ? [...events, name] : events.filter((each) => each !== name) })

  return (
    <>
      <Field
        label="Address"
        hint="Your server’s, starting with https://"
        error={errors['webhook.url']}
      >
        <Input
          type="url"
          value={url}
          maxLength={MAX_WEBHOOK_URL_CHARACTERS}
          placeholder="https://example.com/webhooks"
          required
          autoFocus
          onChange={(event) => onChange({ url: event.target.value, events })}
        />
      </Field>
      <FieldGroup
        legend="Events"
        error={events.length ? errors['webhook.events'] : 'Choose at least one.'}
      >
        <div className="grid gap-3 pt-1">
          {choices.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              hint={name}
              checked={events.includes(name)}
              onChange={(event) => toggle(name, event.target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <RefusalNote refusal={refusal} />
    </>
  )
}
