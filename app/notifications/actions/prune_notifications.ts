import type { InTransaction } from '#app/kernel/database/transaction'

const MAX_DAYS_AFTER_READING = 90

export async function pruneNotifications({ trx }: InTransaction): Promise<void> {
  await trx.rawQuery('delete from notifications where read_at < now() - make_interval(days => ?)', [
    MAX_DAYS_AFTER_READING,
  ])
}
