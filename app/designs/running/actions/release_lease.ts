import type { Leased } from '#app/designs/running/models/lock_leased'
import { LostLease } from '#app/common/jobs/lost_lease'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Leaves a design to the next worker.
 * @param pauseSeconds before anyone takes it, by the database's clock
 * @param counts whether this attempt counts toward MAX_ATTEMPTS
 * @throws LostLease
 */
export async function releaseLease(
  { trx }: InTransaction,
  { id, leaseToken }: Leased,
  pauseSeconds: number,
  counts: boolean
): Promise<void> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update designs set lease_token = null, attempts = attempts - ?,
         lease_until = now() + make_interval(secs => ?), updated_at = now()
       where id = ? and lease_token = ? and status = 'processing'`,
    [counts ? 0 : 1, pauseSeconds, id, leaseToken]
  )
  if (rowCount === 0) throw new LostLease()
}
