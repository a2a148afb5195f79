import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PostTransaction from '#app/ledger/actions/post_transaction'
import CreditsChanged from '#app/ledger/events/credits_changed'

interface CreditHold {
  userId: number
  /** whole credits, at least one */
  amount: number
  /** why, for people who read the ledger: `design 812` */
  cause: string
  /** the same key holds once, however often it is called */
  key: string
}

/**
 * Sets image credits aside for something that is still to succeed. The hold
 * ends once, by CaptureHold or ReleaseHold.
 */
export default class HoldCredits {
  /**
   * @returns the id of the hold
   * @throws HttpError 402 when they have too few
   */
  async handle(
    { userId, amount, cause, key }: CreditHold,
    trx: TransactionClientContract
  ): Promise<number> {
    const { transactionId } = await new PostTransaction().handle(
      {
        kind: 'hold',
        cause,
        key,
        postings: [
          { owner: { userId }, unit: 'image_credit', amount: -amount },
          { owner: { system: 'held' }, unit: 'image_credit', amount },
        ],
      },
      trx
    )
    trx.after('commit', () => void CreditsChanged.dispatch(userId))
    return transactionId
  }
}
