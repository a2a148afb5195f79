import db from '@adonisjs/lucid/services/db'
import { deletePreview } from '#app/designs/actions/delete_preview'
import DesignProgressed from '#app/designs/events/design_progressed'
import { lockLeased, type Leased } from '#app/designs/queries/lock_leased'
import ReleaseHold from '#app/ledger/actions/release_hold'

/** Ends a run without a design: the reason in words for its owner, the credit given back. */
export default class FailDesign {
  /** @throws LostLease */
  async handle(leased: Leased, error: string): Promise<void> {
    const design = await db.transaction(async (trx) => {
      const failed = await lockLeased(leased, trx)
      if (failed.holdId) await new ReleaseHold().handle(failed.holdId, trx)
      await deletePreview(failed, trx)
      return failed
        .merge({ status: 'failed', error, holdId: null, leaseToken: null, leaseUntil: null })
        .save()
    })
    await DesignProgressed.dispatch(design)
  }
}
