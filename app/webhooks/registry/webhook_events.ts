import type { Extension } from '#app/kernel/modules/module'

interface WebhookEvent {
  /** in the settings: "Listing published" */
  label: string
  /** whether teams can hear of it, too */
  isForTeams: boolean
}

const events = new Map<string, WebhookEvent>()

/** Declares something that webhooks tell. @param name permanent: `message.created` */
export function webhookEvent(name: string, declared: WebhookEvent): Extension {
  // at once: the demonstration world is made before extensions run
  events.set(name, declared)
  return () => {}
}

export function webhookEvents(): ReadonlyMap<string, WebhookEvent> {
  return events
}
