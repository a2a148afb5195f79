import { postTransaction } from '#app/ledger/actions/post_transaction'
import { findHold } from '#app/ledger/queries/find_hold'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Spends a hold when delivery starts; idempotent. `returnHold` reverts it.
 * @throws Error of the database if the hold was released
 */
export async function captureHold({ trx }: InTransaction, holdId: number): Promise<void> {
  const { cause, unit, amount } = await findHold(holdId, trx)
  await postTransaction(
    { trx },
    {
      kind: 'capture',
      cause,
      key: `capture ${holdId}`,
      settlesId: holdId,
      postings: [
        { owner: { system: 'held' }, unit, amount: -amount },
        { owner: { system: 'spent' }, unit, amount },
      ],
    }
  )
}
