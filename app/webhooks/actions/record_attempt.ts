import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { stopWebhook } from '#app/webhooks/actions/stop_webhook'
import {
  MAX_ATTEMPTS,
  MAX_FAILURES,
  RETRY_PAUSES_SECONDS,
  TEST_EVENT,
} from '#app/webhooks/contract/webhooks'
import type { AttemptOutcome } from '#app/webhooks/delivery/post_message'
import Webhook from '#app/webhooks/models/webhook'
import WebhookAttempt from '#app/webhooks/models/webhook_attempt'
import WebhookDelivery from '#app/webhooks/models/webhook_delivery'

/** The endpoint no longer exists (Standard Webhooks). */
const GONE = 410

/** Records an attempt's outcome, and when the next one is due. */
export async function recordAttempt(
  { trx }: InTransaction,
  { webhookId, id: deliveryId }: Pick<WebhookDelivery, 'webhookId' | 'id'>,
  { isDelivered, retryAfter, ...answer }: AttemptOutcome
): Promise<void> {
  const webhook = await Webhook.query({ client: trx }).where('id', webhookId).forUpdate().first()
  const delivery = await WebhookDelivery.query({ client: trx }).where('id', deliveryId).first()
  if (!webhook || !delivery) return
  await WebhookAttempt.create({ deliveryId, ...answer }, { client: trx })
  if (isDelivered) {
    await settle(delivery, 'delivered')
    if (webhook.failuresCount) await webhook.merge({ failuresCount: 0 }).save()
    return
  }
  const pause = pauseAfter(delivery)
  if (pause !== undefined && delivery.status === 'pending') {
    const nextAttemptAt = DateTime.now().plus({ seconds: Math.max(pause, retryAfter ?? 0) })
    await delivery.merge({ nextAttemptAt, leasedUntil: null }).save()
  } else {
    await settle(delivery, 'failed')
  }
  const isGivenUp = delivery.event !== TEST_EVENT && delivery.attemptsCount === MAX_ATTEMPTS
  if (isGivenUp) await webhook.merge({ failuresCount: webhook.failuresCount + 1 }).save()
  if (webhook.disabledAt) return
  if (answer.answerStatus === GONE) await stopWebhook({ trx }, webhook, 'gone')
  else if (webhook.failuresCount >= MAX_FAILURES) await stopWebhook({ trx }, webhook, 'failures')
}

function settle(delivery: WebhookDelivery, status: 'delivered' | 'failed') {
  return delivery.merge({ status, nextAttemptAt: null, leasedUntil: null }).save()
}

/** Tests and manual retries get only one attempt. */
function pauseAfter({ event, attemptsCount }: WebhookDelivery): number | undefined {
  return event === TEST_EVENT ? undefined : RETRY_PAUSES_SECONDS[attemptsCount - 1]
}
