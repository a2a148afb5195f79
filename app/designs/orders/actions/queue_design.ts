import { price } from '#config/design'
import DesignProgressed from '#app/designs/running/events/design_progressed'
import DesignQueued from '#app/designs/orders/events/design_queued'
import type Design from '#app/designs/models/design'
import { holdBalance } from '#app/ledger/actions/hold_balance'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

/** Holds a design's price and wakes a worker after the commit. @throws HttpError 402 */
export async function queueDesign({ trx }: InTransaction, design: Design): Promise<Design> {
  if (price > 0) {
    const { id, userId, run } = design
    const hold = {
      userId,
      unit: 'image_credit' as const,
      amount: price,
      cause: `design ${id}`,
      key: `hold design ${id} run ${run}`,
    }
    design.holdId = await holdBalance({ trx }, hold)
    await design.useTransaction(trx).save()
  }
  afterCommit(trx, () => DesignProgressed.dispatch(design))
  afterCommit(trx, () => DesignQueued.dispatch())
  return design
}
