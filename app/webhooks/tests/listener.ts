import { transaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/user'
import { createWebhook } from '#app/webhooks/change_webhook'
import type Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/deliveries/webhook_delivery'
import type { NewWebhook } from '#app/webhooks/webhook_validators'

/** A user's webhook; by default its server doesn't exist. */
export function listenerOf(user: User, input: Partial<NewWebhook> = {}): Promise<Webhook> {
  const webhook = { url: 'https://hooks.example/vesta', events: ['message.created'], ...input }
  return transaction((trx) => createWebhook({ user, trx }, webhook))
}

/** Due but without its job, as after a crash right behind the commit. */
export function leftBehind({ id, createdAt }: Webhook): Promise<WebhookDelivery> {
  return WebhookDelivery.create({
    webhookId: id,
    messageId: `msg_${crypto.randomUUID()}`,
    event: 'message.created',
    body: '{"type":"message.created","data":{}}',
    status: 'pending',
    attemptsCount: 0,
    nextAttemptAt: createdAt,
  })
}
