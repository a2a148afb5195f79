import type { InTransaction } from '#app/kernel/database/transaction'
import { announceBalance } from '#app/ledger/actions/announce_balance'
import { postTransaction } from '#app/ledger/actions/post_transaction'
import { releaseHold } from '#app/ledger/actions/release_hold'
import { findCapture } from '#app/ledger/queries/find_capture'
import { findHold } from '#app/ledger/queries/find_hold'

/**
 * Refunds a hold, spent or not; idempotent. What a deleted account held returns to the house.
 * One that was paid to somebody can't be returned.
 */
export async function returnHold({ trx }: InTransaction, holdId: number): Promise<void> {
  const captureId = await findCapture(holdId, trx)
  if (captureId === null) return releaseHold({ trx }, holdId)

  const { cause, unit, amount, userId } = await findHold(holdId, trx)
  const { isRepeat } = await postTransaction(
    { trx },
    {
      kind: 'reverse',
      cause,
      key: `return ${holdId}`,
      reversesId: captureId,
      postings: [
        { owner: { system: 'spent' }, unit, amount: -amount },
        { owner: userId === null ? { system: 'grants' } : { userId }, unit, amount },
      ],
    }
  )
  if (!isRepeat && userId !== null) announceBalance({ trx }, userId, unit)
}
