import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { stopWebhook } from '#app/webhooks/change_webhook'
import { postMessage, TIMEOUT_MS, type AttemptOutcome } from '#app/webhooks/deliveries/post_message'
import WebhookAttempt from '#app/webhooks/deliveries/webhook_attempt'
import WebhookDelivery from '#app/webhooks/deliveries/webhook_delivery'
import Webhook from '#app/webhooks/webhook'
import {
  MAX_DELIVERY_ATTEMPTS,
  MAX_FAILURES,
  RETRY_PAUSES_SECONDS,
  TEST_EVENT,
} from '#app/webhooks/webhook_options'

interface Payload {
  webhookId: number
}

/** Sends a webhook's due messages; `DeliverWebhooks` handles retries. */
export default class DeliverWebhook extends Job<Payload> {
  static override options: JobOptions = { queue: 'webhooks' }

  async execute() {
    const { webhookId } = this.payload
    const hasMore = await deliverDue(webhookId)
    if (hasMore) await enqueue(DeliverWebhook.dispatch({ webhookId }))
  }
}

/** Jobs that run longer than 30 s count as dead. */
const MAX_WORK_MS = 15_000

/** Sends one message at a time, under a lease. @returns whether there may be more */
export async function deliverDue(webhookId: number, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  const endsAt = performance.now() + MAX_WORK_MS
  while (performance.now() < endsAt) {
    const claimed = await transaction((trx) => claimDelivery({ trx }, webhookId))
    if (!claimed) return false
    const { webhook, delivery } = claimed
    const message = {
      id: delivery.messageId,
      timestamp: Math.floor(Date.now() / 1000),
      body: delivery.body,
    }
    const outcome = await postMessage(webhook.url, message, webhook.secrets, timeoutMs)
    await transaction((trx) => recordAttempt({ trx }, delivery, outcome))
  }
  return true
}

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
  const locked = await trx.rawQuery<{ rows: { is_held: boolean }[] }>(
    `select coalesce(held_until > now(), false) as is_held
     from webhooks where id = ? and disabled_at is null for no key update`,
    [webhookId]
  )
  const [found] = locked.rows
  if (!found) return null
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update webhook_deliveries set attempts_count = attempts_count + 1,
       leased_until = now() + make_interval(secs => :lease)
     where id = (
         select id from webhook_deliveries
         where webhook_id = :webhookId and status = 'pending' and next_attempt_at <= now()
           and (leased_until is null or leased_until < now())
           and (event = :test or not :isHeld::boolean)
         order by greatest(next_attempt_at,
           (select held_until from webhooks where webhooks.id = :webhookId)), id limit 1)
       and (select count(*) from webhook_deliveries
         where webhook_id = :webhookId and status = 'pending' and leased_until > now()) < :most
     returning id`,
    {
      webhookId,
      test: TEST_EVENT,
      isHeld: found.is_held,
      lease: LEASE_SECONDS,
      most: MAX_AT_ONCE,
    }
  )
  if (!rows[0]) return null
  return {
    webhook: await Webhook.findOrFail(webhookId, { client: trx }),
    delivery: await WebhookDelivery.findOrFail(rows[0].id, { client: trx }),
  }
}

/** Too many requests, or unavailable for a while: what it asks for counts for everything sent there. */
const asksForTime = (status: number | null) => status === 429 || status === 503

/** The endpoint no longer exists (Standard Webhooks). */
const GONE = 410

/** Records an attempt's outcome, and when the next one is due. */
async function recordAttempt(
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
  const now = DateTime.now()
  if (asksForTime(answer.answerStatus) && retryAfter) {
    const seconds = Math.max(retryAfter, RETRY_PAUSES_SECONDS[0])
    await webhook.merge({ heldUntil: now.plus({ seconds }) }).save()
  }
  const pause = pauseAfter(delivery)
  if (pause !== undefined && delivery.status === 'pending') {
    const nextAttemptAt = now.plus({ seconds: Math.max(pause, retryAfter ?? 0) })
    await delivery.merge({ nextAttemptAt, leasedUntil: null }).save()
  } else {
    await settle(delivery, 'failed')
  }
  const isGivenUp =
    delivery.event !== TEST_EVENT && delivery.attemptsCount === MAX_DELIVERY_ATTEMPTS
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
