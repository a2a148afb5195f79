import type { InTransaction } from '#app/kernel/database/transaction'
import Webhook from '#app/webhooks/models/webhook'
import WebhookDelivery from '#app/webhooks/models/webhook_delivery'

/** Messages in flight per webhook, so that a slow one leaves room for others. */
const MAX_AT_ONCE = 2
/** Longer than an attempt takes; frees whatever a dead worker held. */
const LEASE_SECONDS = 60

export interface ClaimedDelivery {
  webhook: Webhook
  delivery: WebhookDelivery
}

export async function claimDelivery(
  { trx }: InTransaction,
  webhookId: number
): Promise<ClaimedDelivery | null> {
  const locked = await trx.rawQuery<{ rowCount: number }>(
    'select from webhooks where id = ? and disabled_at is null for no key update',
    [webhookId]
  )
  if (!locked.rowCount) return null
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update webhook_deliveries set attempts_count = attempts_count + 1,
       leased_until = now() + make_interval(secs => :lease)
     where id = (
         select id from webhook_deliveries
         where webhook_id = :webhookId and status = 'pending' and next_attempt_at <= now()
           and (leased_until is null or leased_until < now())
         order by next_attempt_at, id limit 1)
       and (select count(*) from webhook_deliveries
         where webhook_id = :webhookId and status = 'pending' and leased_until > now()) < :most
     returning id`,
    { webhookId, lease: LEASE_SECONDS, most: MAX_AT_ONCE }
  )
  if (!rows[0]) return null
  return {
    webhook: await Webhook.findOrFail(webhookId, { client: trx }),
    delivery: await WebhookDelivery.findOrFail(rows[0].id, { client: trx }),
  }
}
