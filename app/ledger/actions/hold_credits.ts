import { postTransaction } from '#app/ledger/actions/post_transaction'
import CreditsChanged from '#app/ledger/events/credits_changed'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

interface CreditHold {
  userId: number
  /** whole credits */
  amount: number
  /** shown in the ledger, such as `design 812` */
  cause: string
  /** idempotency key */
  key: string
}

/**
 * Reserves credits, to be ended once by `captureHold` or `releaseHold`.
 * @returns the id of the hold
 * @throws HttpError 402 if there are too few credits
 */
export async function holdCredits(
  { trx }: InTransaction,
  { userId, amount, cause, key }: CreditHold
): Promise<number> {
  const { transactionId } = await postTransaction(
    { trx },
    {
      kind: 'hold',
      cause,
      key,
      postings: [
        { owner: { userId }, unit: 'image_credit', amount: -amount },
        { owner: { system: 'held' }, unit: 'image_credit', amount },
      ],
    }
  )
  afterCommit(trx, () => CreditsChanged.dispatch(userId))
  return transactionId
}
