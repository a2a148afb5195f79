import type { InTransaction } from '#app/kernel/database/transaction'
import { LostLease } from '#app/common/jobs/lost_lease'
import type { Leased } from '#app/videos/processing/models/lock_leased'

/**
 * Leaves a video to the next worker.
 * @param pauseSeconds before anyone takes it, by the database's clock
 * @param counts whether this attempt counts toward MAX_PROCESSING_TRIES
 * @throws LostLease
 */
export async function releaseLease(
  { trx }: InTransaction,
  { id, workerId }: Leased,
  { pauseSeconds, counts }: { pauseSeconds: number; counts: boolean }
): Promise<void> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update videos set worker_id = null, attempts = attempts - ?,
         leased_until = now() + make_interval(secs => ?), updated_at = now()
       where id = ? and worker_id = ? and status = 'processing'`,
    [counts ? 0 : 1, pauseSeconds, id, workerId]
  )
  if (rowCount === 0) throw new LostLease()
}
