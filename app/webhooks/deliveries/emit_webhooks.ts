import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import DeliverWebhook from '#app/webhooks/deliveries/deliver_webhook_job'
import WebhookDelivery from '#app/webhooks/deliveries/webhook_delivery'
import { lockWebhook } from '#app/webhooks/webhook_locks'
import { TEST_EVENT } from '#app/webhooks/webhook_options'

interface Emission<Data extends object> {
  /** declared by `webhookEvent` */
  event: string
  /** people whose own webhooks get it */
  userIds: number[]
  /** the team whose webhooks get it */
  teamId?: number | null
  actorId: number | null
  /** the payload per recipient; only called for listeners. @param userId null for a team */
  dataFor: (userId: number | null) => Data | Promise<Data>
}

export async function emitWebhooks<Data extends object>(
  { trx }: InTransaction,
  { event, userIds, teamId = null, actorId, dataFor }: Emission<Data>
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { id: number; user_id: number | null }[] }>(
    `select id, user_id from webhooks
     where disabled_at is null and :event = any(events)
       and (user_id = any(:userIds::integer[]) or team_id = :teamId)`,
    { event, userIds, teamId: teamId ?? 0 }
  )
  if (!rows.length) return
  const deliveries: NewDelivery[] = []
  for (const { id, user_id: userId } of rows) {
    deliveries.push({ webhookId: id, actorId, event, data: await dataFor(userId) })
  }
  await writeDeliveries({ trx }, deliveries)
}

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

export interface NewDelivery {
  webhookId: number
  actorId: number | null
  event: string
  data: object
}

/** Stored with the change they report, and sent once it has committed. */
async function writeDeliveries(
  { trx }: InTransaction,
  deliveries: NewDelivery[]
): Promise<WebhookDelivery[]> {
  const now = DateTime.utc()
  const written = await WebhookDelivery.createMany(
    deliveries.map(({ data, ...delivery }) => ({
      ...delivery,
      messageId: `msg_${randomBytes(16).toString('hex')}`,
      body: JSON.stringify({ type: delivery.event, timestamp: now.toISO(), data }),
      status: 'pending' as const,
      attemptsCount: 0,
      nextAttemptAt: now,
    })),
    { client: trx }
  )
  afterCommit(trx, async () => {
    for (const webhookId of new Set(written.map((delivery) => delivery.webhookId))) {
      await enqueue(DeliverWebhook.dispatch({ webhookId }))
    }
  })
  return written
}
