import { price } from '#config/design'
import DesignProgressed from '#app/designs/running/events/design_progressed'
import DesignQueued from '#app/designs/orders/events/design_queued'
import type Design from '#app/designs/models/design'
import { holdCredits } from '#app/ledger/actions/hold_credits'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

/** Holds a design's price and wakes a worker after the commit. @throws HttpError 402 */
export async function queueDesign({ trx }: InTransaction, design: Design): Promise<Design> {
  if (price > 0) {
    const { id, userId, run } = design
    const hold = {
      userId,
      amount: price,
      cause: `design ${id}`,
      key: `hold design ${id} run ${run}`,
    }
    design.holdId = await holdCredits({ trx }, hold)
    await design.useTransaction(trx).save()
  }
  afterCommit(trx, () => DesignProgressed.dispatch(design))
  afterCommit(trx, () => DesignQueued.dispatch())
  return design
}
