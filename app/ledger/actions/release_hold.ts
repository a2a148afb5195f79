import type { InTransaction } from '#app/kernel/database/transaction'
import { announceBalance } from '#app/ledger/actions/announce_balance'
import { keepReason } from '#app/ledger/actions/keep_reason'
import { postTransaction } from '#app/ledger/actions/post_transaction'
import type { StatementLine } from '#app/ledger/contract/statement_line'
import { findHold } from '#app/ledger/queries/find_hold'

/**
 * Refunds a hold; idempotent. What a deleted account held returns to the house.
 * @param line for holds of club coin
 * @throws Error of the database if it was captured
 */
export async function releaseHold(
  { trx }: InTransaction,
  holdId: number,
  line?: StatementLine
): Promise<void> {
  const { cause, unit, amount, userId } = await findHold(holdId, trx)
  const { transactionId, isRepeat } = await postTransaction(
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
  if (isRepeat || userId === null) return
  if (line) await keepReason({ trx }, { transactionId, userId, ...line })
  announceBalance({ trx }, userId, unit)
}
