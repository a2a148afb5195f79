import type { PageRequest } from '#app/common/http/paginator'
import WebhookDelivery from '#app/webhooks/models/webhook_delivery'

export function listDeliveries(
  webhookId: number,
  { page, perPage }: PageRequest
): Promise<WebhookDelivery[]> {
  return WebhookDelivery.query()
    .where('webhook_id', webhookId)
    .preload('attempts')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
