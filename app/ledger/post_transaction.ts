import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { lockAccounts, type LockedAccount } from '#app/ledger/account_locks'
import CoinsChanged from '#app/ledger/coins_changed'
import CreditsChanged from '#app/ledger/credits_changed'
import type {
  LedgerEntry,
  LedgerPosting,
  LedgerUnit,
  StatementLine,
} from '#app/ledger/ledger_entry'

interface Posted {
  transactionId: number
  /** true if the key was already used and nothing was posted */
  isRepeat: boolean
}

/**
 * Posts one ledger entry. The database enforces its rules; this locks in a fixed order and explains
 * violations.
 * @throws HttpError 402 if a balance would become negative
 */
export async function postTransaction({ trx }: InTransaction, entry: LedgerEntry): Promise<Posted> {
  const transactionId = await openTransaction(entry, trx)
  if (transactionId === null)
    return { transactionId: await findPosted(entry.key, trx), isRepeat: true }

  const accounts = await lockAccounts(entry.postings, trx)
  refuseOverdraft(entry.postings, accounts)
  await trx.table('ledger_postings').multiInsert(
    entry.postings.map(({ amount }, line) => ({
      transaction_id: transactionId,
      account_id: accounts[line].id,
      amount,
    }))
  )
  return { transactionId, isRepeat: false }
}

/** Null if the key was already used; waits for a concurrent use. */
async function openTransaction(
  entry: LedgerEntry,
  trx: TransactionClientContract
): Promise<number | null> {
  const [opened]: { id: string }[] = await trx
    .knexQuery()
    .table('ledger_transactions')
    .insert({
      kind: entry.kind,
      cause: entry.cause,
      idempotency_key: entry.key,
      reverses_id: entry.reversesId,
      settles_id: entry.settlesId,
    })
    .onConflict('idempotency_key')
    .ignore()
    .returning('id')
  return opened ? Number(opened.id) : null
}

async function findPosted(key: string, trx: TransactionClientContract): Promise<number> {
  const posted: { id: string } = await trx
    .from('ledger_transactions')
    .select('id')
    .where('idempotency_key', key)
    .firstOrFail()
  return Number(posted.id)
}

function refuseOverdraft(postings: LedgerPosting[], accounts: LockedAccount[]): void {
  const balances = new Map(accounts.map((account) => [account.id, account.balance]))
  for (const [line, { amount }] of postings.entries()) {
    const { id } = accounts[line]
    balances.set(id, (balances.get(id) ?? 0) + amount)
  }
  for (const { id, isSystem, unit } of accounts) {
    if (isSystem || (balances.get(id) ?? 0) >= 0) continue
    throw HttpError.paymentRequired(
      unit === 'image_credit'
        ? 'You don’t have enough image credits for this.'
        : 'You don’t have enough club coin for this.'
    )
  }
}

/** Tells somebody's open pages what they may spend, once the transaction has committed. */
export function announceBalance({ trx }: InTransaction, userId: number, unit: LedgerUnit): void {
  const Changed = unit === 'club_coin' ? CoinsChanged : CreditsChanged
  afterCommit(trx, () => Changed.dispatch(userId))
}

interface Reason extends StatementLine {
  transactionId: number
  /** whose statement shows it */
  userId: number
  /** the way it was earned, if it was */
  way?: string
}

/** Says in a person's statement why a ledger transaction moved their club coin. */
export async function keepReason(
  { trx }: InTransaction,
  { transactionId, userId, way, words, url }: Reason
): Promise<void> {
  await trx
    .table('coin_reasons')
    .insert({ transaction_id: transactionId, user_id: userId, way, words, url })
}
