import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { KEPT_FOR_HOURS } from '#app/common/idempotency/once'

const MAX_PER_STATEMENT = 1_000

export default class SweepIdempotencyKeys extends Job<Record<string, never>> {
  /** Small batches keep statements short. */
  async execute() {
    let deleted: number
    do {
      const result = await db.rawQuery(
        `delete from idempotency_keys where (user_id, key) in (
           select user_id, key from idempotency_keys
           where created_at < now() - make_interval(hours => ?) limit ?)`,
        [KEPT_FOR_HOURS, MAX_PER_STATEMENT]
      )
      deleted = result.rowCount
    } while (deleted === MAX_PER_STATEMENT)
  }
}
