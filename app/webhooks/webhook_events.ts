import { fieldErrors } from '#app/common/http/field_errors'
import type { Extension } from '#app/kernel/modules/module'

interface WebhookEvent {
  /** in the settings: "Listing published" */
  label: string
  /** whether teams can get it too */
  isForTeams: boolean
}

const events = new Map<string, WebhookEvent>()

/** Declares a webhook event. @param name permanent: `message.created` */
export function webhookEvent(name: string, declared: WebhookEvent): Extension {
  // immediately: the demo world is seeded before extensions run
  events.set(name, declared)
  return () => {}
}

export function webhookEvents(): ReadonlyMap<string, WebhookEvent> {
  return events
}

export function eventChoices() {
  return [...webhookEvents()].map(([name, { label, isForTeams }]) => ({
    name,
    label,
    is_for_teams: isForTeams,
  }))
}

/** @throws E_VALIDATION_ERROR for events that only people can get */
export function assertEventsForTeams(names: string[]): void {
  const personal = names.filter((event) => !webhookEvents().get(event)?.isForTeams)
  if (!personal.length) return
  throw fieldErrors({ 'webhook.events': `Teams can’t receive ${personal.join(', ')}.` })
}
