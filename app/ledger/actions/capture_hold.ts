import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PostTransaction from '#app/ledger/actions/post_transaction'
import { findHold } from '#app/ledger/queries/find_hold'

/** Takes what was held, because what it was held for has succeeded. Twice is the same as once. */
export default class CaptureHold {
  /** @throws Error of the database when the hold was released before */
  async handle(holdId: number, trx: TransactionClientContract): Promise<void> {
    const { cause, unit, amount } = await findHold(holdId, trx)
    await new PostTransaction().handle(
      {
        kind: 'capture',
        cause,
        key: `capture ${holdId}`,
        settlesId: holdId,
        postings: [
          { owner: { system: 'held' }, unit, amount: -amount },
          { owner: { system: 'spent' }, unit, amount },
        ],
      },
      trx
    )
  }
}
