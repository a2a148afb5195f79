import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { pruneNotifications } from '#app/notifications/actions/prune_notifications'

/** Runs once a day. */
export default class PruneNotifications extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => pruneNotifications({ trx }))
  }
}
