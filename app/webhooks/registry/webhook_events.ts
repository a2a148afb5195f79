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
