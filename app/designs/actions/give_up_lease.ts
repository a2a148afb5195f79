import db from '@adonisjs/lucid/services/db'
import type { Leased } from '#app/designs/queries/lock_leased'
import { LostLease } from '#app/designs/running/lost_lease'

/** Leaves a design, still processing, to whichever worker takes it up next. */
export default class GiveUpLease {
  /**
   * @param pauseSeconds before which nobody takes it up, by the database's clock as ClaimDesign reads it
   * @param counts whether the attempt is one of the few that a run has
   * @throws LostLease
   */
  async handle({ id, leaseToken }: Leased, pauseSeconds: number, counts: boolean): Promise<void> {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(
      `update designs set lease_token = null, attempts = attempts - ?,
         lease_until = now() + make_interval(secs => ?), updated_at = now()
       where id = ? and lease_token = ? and status = 'processing'`,
      [counts ? 0 : 1, pauseSeconds, id, leaseToken]
    )
    if (rowCount === 0) throw new LostLease()
  }
}
