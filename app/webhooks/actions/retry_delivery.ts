import { DateTime } from 'luxon'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import type { ActingUser } from '#app/accounts/models/acting_user'
import DeliverWebhook from '#app/webhooks/jobs/deliver_webhook'
import { lockWebhook } from '#app/webhooks/models/lock_webhook'
import WebhookDelivery from '#app/webhooks/models/webhook_delivery'

/** Resends the same message under the same id. @throws HttpError 404, 409 if the webhook is off */
export async function retryDelivery(
  acting: ActingUser,
  webhookId: number,
  deliveryId: number
): Promise<WebhookDelivery> {
  const { trx } = acting
  const webhook = await lockWebhook(acting, webhookId)
  const delivery = await WebhookDelivery.query({ client: trx })
    .where({ id: deliveryId, webhook_id: webhookId })
    .forUpdate()
    .first()
  if (!delivery) throw HttpError.notFound()
  if (webhook.disabledAt) throw HttpError.conflict('This webhook is off. Turn it on first.')
  await delivery.merge({ status: 'pending', nextAttemptAt: DateTime.now() }).save()
  await delivery.load('attempts')
  afterCommit(trx, () => enqueue(DeliverWebhook.dispatch({ webhookId })))
  return delivery
}
