import type { InTransaction } from '#app/kernel/database/transaction'
import { LEASE_SECONDS } from '#app/videos/processing/limits'
import type { Leased } from '#app/videos/processing/models/lock_leased'

/** @returns whether the video still belongs to this worker */
export async function renewLease(
  { trx }: InTransaction,
  { id, workerId }: Leased
): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update videos set leased_until = now() + make_interval(secs => ?)
       where id = ? and worker_id = ? and status = 'processing' and removing_since is null`,
    [LEASE_SECONDS, id, workerId]
  )
  return rowCount > 0
}
