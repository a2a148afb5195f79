import type { InTransaction } from '#app/kernel/database/transaction'
import { findHold, findCapture } from '#app/ledger/find_holds'
import type { LedgerUnit, StatementLine } from '#app/ledger/ledger_entry'
import { announceBalance, keepReason, postTransaction } from '#app/ledger/post_transaction'

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
