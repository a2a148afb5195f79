import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { pruneDeliveries } from '#app/webhooks/actions/prune_deliveries'

export default class PruneWebhookDeliveries extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => pruneDeliveries({ trx }))
  }
}
