import { webhookEvents } from '#app/webhooks/registry/webhook_events'

export function eventChoices() {
  return [...webhookEvents()].map(([name, { label, isForTeams }]) => ({
    name,
    label,
    is_for_teams: isForTeams,
  }))
}
