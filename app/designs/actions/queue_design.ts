import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { price } from '#config/design'
import DesignProgressed from '#app/designs/events/design_progressed'
import DesignQueued from '#app/designs/events/design_queued'
import type Design from '#app/designs/models/design'
import HoldCredits from '#app/ledger/actions/hold_credits'

/** Holds what a stored design costs and has a worker told of it after the commit. */
export default class QueueDesign {
  /** @throws HttpError 402 when its owner has too few credits */
  async handle(design: Design, trx: TransactionClientContract): Promise<Design> {
    if (price > 0) {
      const { id, userId, run } = design
      const hold = {
        userId,
        amount: price,
        cause: `design ${id}`,
        key: `hold design ${id} run ${run}`,
      }
      design.holdId = await new HoldCredits().handle(hold, trx)
      await design.useTransaction(trx).save()
    }
    trx.after('commit', () => {
      void DesignProgressed.dispatch(design)
      void DesignQueued.dispatch()
    })
    return design
  }
}
