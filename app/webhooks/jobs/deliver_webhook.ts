import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/kernel/queue/dispatch'
import { deliverDue } from '#app/webhooks/delivery/deliver_due'

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
