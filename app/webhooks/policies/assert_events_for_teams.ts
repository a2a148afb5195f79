import { fieldErrors } from '#app/common/http/field_errors'
import { webhookEvents } from '#app/webhooks/registry/webhook_events'

/** @throws E_VALIDATION_ERROR for events that only people can get */
export function assertEventsForTeams(events: string[]): void {
  const personal = events.filter((event) => !webhookEvents().get(event)?.isForTeams)
  if (!personal.length) return
  throw fieldErrors({ 'webhook.events': `Teams can’t receive ${personal.join(', ')}.` })
}
