import { LEASE_SECONDS } from '#app/designs/contract/limits'
import type { Leased } from '#app/designs/running/models/lock_leased'
import type { InTransaction } from '#app/kernel/database/transaction'

/** @returns whether the design still belongs to this worker */
export async function renewLease(
  { trx }: InTransaction,
  { id, leaseToken }: Leased
): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update designs set lease_until = now() + make_interval(secs => ?)
       where id = ? and lease_token = ? and status = 'processing'`,
    [LEASE_SECONDS, id, leaseToken]
  )
  return rowCount > 0
}
