import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { stopWebhook } from '#app/webhooks/actions/stop_webhook'
import { lockWebhook } from '#app/webhooks/models/lock_webhook'
import type Webhook from '#app/webhooks/models/webhook'
import { assertEventsForTeams } from '#app/webhooks/policies/assert_events_for_teams'
import type { WebhookChange } from '#app/webhooks/validators/webhook_validators'

/** Turning it on again resets its failures. @throws E_VALIDATION_ERROR, HttpError 404 */
export async function updateWebhook(
  acting: ActingUser,
  id: number,
  { url, events, is_enabled: isEnabled }: WebhookChange
): Promise<Webhook> {
  const webhook = await lockWebhook(acting, id)
  if (events && webhook.teamId !== null) assertEventsForTeams(events)
  webhook.merge({ url: url ?? webhook.url, events: events ?? webhook.events })
  if (isEnabled) webhook.merge({ disabledAt: null, disabledReason: null, failuresCount: 0 })
  webhook.updatedAt = DateTime.now()
  await webhook.save()
  if (isEnabled === false && !webhook.disabledAt) await stopWebhook(acting, webhook, 'owner')
  await webhook.load('team')
  return webhook
}
