import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { TEST_EVENT } from '#app/webhooks/contract/webhooks'
import { lockWebhook } from '#app/webhooks/models/lock_webhook'
import { writeDeliveries } from '#app/webhooks/models/write_deliveries'
import type WebhookDelivery from '#app/webhooks/models/webhook_delivery'

/** A single attempt that doesn't count. @throws HttpError 404, 409 if the webhook is off */
export async function sendTest(acting: ActingUser, id: number): Promise<WebhookDelivery> {
  const webhook = await lockWebhook(acting, id)
  if (webhook.disabledAt) throw HttpError.conflict('This webhook is off. Turn it on first.')
  const [delivery] = await writeDeliveries(acting, [
    {
      webhookId: webhook.id,
      actorId: acting.user.id,
      event: TEST_EVENT,
      data: { webhook_id: webhook.id, events: webhook.events },
    },
  ])
  await delivery!.load('attempts')
  return delivery!
}
