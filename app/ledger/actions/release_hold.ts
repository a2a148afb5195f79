import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PostTransaction from '#app/ledger/actions/post_transaction'
import CreditsChanged from '#app/ledger/events/credits_changed'
import { findHold } from '#app/ledger/queries/find_hold'

/**
 * Gives back what was held, because what it was held for has failed. Twice is
 * the same as once. What belonged to a person who is gone returns to the house.
 */
export default class ReleaseHold {
  /** @throws Error of the database when the hold was captured before */
  async handle(holdId: number, trx: TransactionClientContract): Promise<void> {
    const { cause, unit, amount, userId } = await findHold(holdId, trx)
    const { isRepeat } = await new PostTransaction().handle(
      {
        kind: 'release',
        cause,
        key: `release ${holdId}`,
        settlesId: holdId,
        postings: [
          { owner: { system: 'held' }, unit, amount: -amount },
          { owner: userId === null ? { system: 'grants' } : { userId }, unit, amount },
        ],
      },
      trx
    )
    if (!isRepeat && userId !== null) {
      trx.after('commit', () => void CreditsChanged.dispatch(userId))
    }
  }
}
