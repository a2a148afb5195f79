import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { lockLeased, type Leased } from '#app/designs/queries/lock_leased'

/** Leaves a design, still processing, to whichever worker takes it up next. */
export default class GiveUpLease {
  /**
   * @param pauseSeconds before which nobody takes it up
   * @param counts whether the attempt is one of the few that a run has
   * @throws LostLease
   */
  async handle(leased: Leased, pauseSeconds: number, counts: boolean): Promise<void> {
    await db.transaction(async (trx) => {
      const design = await lockLeased(leased, trx)
      await design
        .merge({
          leaseToken: null,
          leaseUntil: DateTime.utc().plus({ seconds: pauseSeconds }),
          attempts: counts ? design.attempts : design.attempts - 1,
        })
        .save()
    })
  }
}
