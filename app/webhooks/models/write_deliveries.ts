import { randomBytes } from 'node:crypto'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import DeliverWebhook from '#app/webhooks/jobs/deliver_webhook'
import WebhookDelivery from '#app/webhooks/models/webhook_delivery'
import { DateTime } from 'luxon'

export interface NewDelivery {
  webhookId: number
  actorId: number | null
  event: string
  data: object
}

/** Stored with the change they report, and sent once it has committed. */
export async function writeDeliveries(
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
