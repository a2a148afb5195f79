import { Job } from '@adonisjs/queue'
import { enqueue } from '#app/kernel/queue/dispatch'
import DeliverWebhook from '#app/webhooks/deliveries/deliver_webhook_job'
import { listDueWebhooks } from '#app/webhooks/deliveries/list_deliveries'

const MAX_PER_RUN = 500

/** Runs every 30 s: retries, and messages left behind by a crash. */
export default class DeliverWebhooks extends Job<Record<string, never>> {
  async execute() {
    for (const webhookId of await listDueWebhooks(MAX_PER_RUN)) {
      await enqueue(DeliverWebhook.dispatch({ webhookId }))
    }
  }
}
