import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import WebhookDelivery from '#app/webhooks/deliveries/webhook_delivery'

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

/** Those with a due delivery that no worker is sending, and whose server didn't ask for time. */
export async function listDueWebhooks(limit: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { webhook_id: number }[] }>(
    `select webhook_id from webhook_deliveries
     where status = 'pending' and next_attempt_at <= now()
       and (leased_until is null or leased_until < now())
       and not exists (select from webhooks where id = webhook_id and held_until > now())
     group by webhook_id order by min(next_attempt_at) limit ?`,
    [limit]
  )
  return rows.map((row) => row.webhook_id)
}
