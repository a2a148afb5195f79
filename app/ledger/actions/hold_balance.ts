import type { InTransaction } from '#app/kernel/database/transaction'
import { announceBalance } from '#app/ledger/actions/announce_balance'
import { keepReason } from '#app/ledger/actions/keep_reason'
import { postTransaction } from '#app/ledger/actions/post_transaction'
import type { LedgerUnit } from '#app/ledger/contract/ledger_entry'
import type { StatementLine } from '#app/ledger/contract/statement_line'

interface NewHold {
  userId: number
  unit: LedgerUnit
  /** whole, at least one */
  amount: number
  /** shown in the ledger, such as `design 812` */
  cause: string
  /** idempotency key */
  key: string
  /** for holds of club coin */
  line?: StatementLine
}

/**
 * Reserves credits or coin, to be ended once by `captureHold` or `releaseHold`.
 * @returns the id of the hold
 * @throws HttpError 402 if there is too little
 */
export async function holdBalance(
  { trx }: InTransaction,
  { userId, unit, amount, cause, key, line }: NewHold
): Promise<number> {
  const { transactionId, isRepeat } = await postTransaction(
    { trx },
    {
      kind: 'hold',
      cause,
      key,
      postings: [
        { owner: { userId }, unit, amount: -amount },
        { owner: { system: 'held' }, unit, amount },
      ],
    }
  )
  if (line && !isRepeat) await keepReason({ trx }, { transactionId, userId, ...line })
  announceBalance({ trx }, userId, unit)
  return transactionId
}
