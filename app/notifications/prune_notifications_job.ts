import { Job } from '@adonisjs/queue'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'

/** Runs once a day. */
export default class PruneNotifications extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => pruneNotifications({ trx }))
  }
}

const MAX_DAYS_AFTER_READING = 90

async function pruneNotifications({ trx }: InTransaction): Promise<void> {
  await trx.rawQuery('delete from notifications where read_at < now() - make_interval(days => ?)', [
    MAX_DAYS_AFTER_READING,
  ])
}
