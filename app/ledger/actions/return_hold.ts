import { postTransaction } from '#app/ledger/actions/post_transaction'
import { releaseHold } from '#app/ledger/actions/release_hold'
import CreditsChanged from '#app/ledger/events/credits_changed'
import { findCapture } from '#app/ledger/queries/find_capture'
import { findHold } from '#app/ledger/queries/find_hold'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

/** Refunds a hold, captured or not; idempotent. A deleted account’s credits return to the house. */
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
  if (!isRepeat && userId !== null) {
    afterCommit(trx, () => CreditsChanged.dispatch(userId))
  }
}
