import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import type { DisabledReason } from '#app/webhooks/contract/webhooks'
import SendWebhookDisabled from '#app/webhooks/jobs/send_webhook_disabled'
import type Webhook from '#app/webhooks/models/webhook'

/** Gives up waiting messages, which stay in the log to resend. Notifies the owner if need be. */
export async function stopWebhook(
  { trx }: InTransaction,
  webhook: Webhook,
  reason: DisabledReason
): Promise<void> {
  await webhook
    .useTransaction(trx)
    .merge({ disabledAt: DateTime.now(), disabledReason: reason })
    .save()
  await trx
    .from('webhook_deliveries')
    .where({ webhook_id: webhook.id, status: 'pending' })
    .update({ status: 'failed', next_attempt_at: null, leased_until: null })
  if (reason === 'owner') return
  afterCommit(trx, () => enqueue(SendWebhookDisabled.dispatch({ webhookId: webhook.id })))
}
