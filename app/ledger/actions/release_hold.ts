import { postTransaction } from '#app/ledger/actions/post_transaction'
import CreditsChanged from '#app/ledger/events/credits_changed'
import { findHold } from '#app/ledger/queries/find_hold'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

/**
 * Refunds a hold; idempotent. A deleted account’s credits return to the house.
 * @throws Error of the database if it was captured
 */
export async function releaseHold({ trx }: InTransaction, holdId: number): Promise<void> {
  const { cause, unit, amount, userId } = await findHold(holdId, trx)
  const { isRepeat } = await postTransaction(
    { trx },
    {
      kind: 'release',
      cause,
      key: `release ${holdId}`,
      settlesId: holdId,
      postings: [
        { owner: { system: 'held' }, unit, amount: -amount },
        { owner: userId === null ? { system: 'grants' } : { userId }, unit, amount },
      ],
    }
  )
  if (!isRepeat && userId !== null) {
    afterCommit(trx, () => CreditsChanged.dispatch(userId))
  }
}
