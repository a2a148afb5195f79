import db from '@adonisjs/lucid/services/db'
import { LEASE_SECONDS } from '#app/designs/limits'
import type { Leased } from '#app/designs/queries/lock_leased'

/** A worker's sign of life. */
export default class RenewLease {
  /** @returns whether the design is still this worker's */
  async handle({ id, leaseToken }: Leased): Promise<boolean> {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(
      `update designs set lease_until = now() + make_interval(secs => ?)
       where id = ? and lease_token = ? and status = 'processing'`,
      [LEASE_SECONDS, id, leaseToken]
    )
    return rowCount > 0
  }
}
