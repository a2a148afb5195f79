import { fieldErrors } from '#app/common/http/field_errors'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

interface WebhookEvent {
  /** in the settings: "Listing published" */
  label: string
  /** whether teams can get it too */
  isForTeams: boolean
}

interface DeclaredEvent extends WebhookEvent {
  name: string
}

export const webhookEvents = new Registry('webhook events', {
  key: ({ name }: DeclaredEvent) => name,
})

/** Declares a webhook event. @param name permanent: `message.created` */
export function webhookEvent(name: string, declared: WebhookEvent): Extension {
  return webhookEvents.adds({ name, ...declared })
}

export function eventChoices() {
  return webhookEvents.list().map(({ name, label, isForTeams }) => ({
    name,
    label,
    is_for_teams: isForTeams,
  }))
}

/** @throws E_VALIDATION_ERROR for events that only people can get */
export function assertEventsForTeams(names: string[]): void {
  const personal = names.filter((event) => !webhookEvents.find(event)?.isForTeams)
  if (!personal.length) return
  throw fieldErrors({ 'webhook.events': `Teams can’t receive ${personal.join(', ')}.` })
}
