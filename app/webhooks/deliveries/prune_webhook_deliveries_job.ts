import { Job } from '@adonisjs/queue'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { DELIVERIES_KEPT_FOR_DAYS } from '#app/webhooks/webhook_options'

export default class PruneWebhookDeliveries extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => pruneDeliveries({ trx }))
  }
}

export async function pruneDeliveries({ trx }: InTransaction): Promise<void> {
  await trx.rawQuery(
    `delete from webhook_deliveries
     where status <> 'pending' and created_at < now() - make_interval(days => ?)`,
    [DELIVERIES_KEPT_FOR_DAYS]
  )
}
