import type { InTransaction } from '#app/kernel/database/transaction'
import { announceBalance } from '#app/ledger/actions/announce_balance'
import { keepReason } from '#app/ledger/actions/keep_reason'
import { postTransaction } from '#app/ledger/actions/post_transaction'
import type { StatementLine } from '#app/ledger/contract/statement_line'
import { findHold } from '#app/ledger/queries/find_hold'

interface Payee {
  userId: number
  line: StatementLine
}

/**
 * Spends a hold when delivery starts, or pays it to somebody; idempotent. `returnHold` reverts
 * what was spent.
 * @throws Error of the database if the hold was released
 */
export async function captureHold(
  { trx }: InTransaction,
  holdId: number,
  payee?: Payee
): Promise<void> {
  const { cause, unit, amount } = await findHold(holdId, trx)
  const { transactionId, isRepeat } = await postTransaction(
    { trx },
    {
      kind: 'capture',
      cause,
      key: `capture ${holdId}`,
      settlesId: holdId,
      postings: [
        { owner: { system: 'held' }, unit, amount: -amount },
        { owner: payee ? { userId: payee.userId } : { system: 'spent' }, unit, amount },
      ],
    }
  )
  if (!payee || isRepeat) return
  const { userId, line } = payee
  await keepReason({ trx }, { transactionId, userId, ...line })
  announceBalance({ trx }, userId, unit)
}
