import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LedgerUnit } from '#app/ledger/ledger_entry'

export interface Hold {
  cause: string
  unit: LedgerUnit
  amount: number
  /** null once the account is deleted */
  userId: number | null
}

interface HoldRow {
  cause: string
  unit: LedgerUnit
  amount: string
  user_id: number | null
}

/** @throws Error if the transaction isn't a hold */
export async function findHold(id: number, trx: TransactionClientContract): Promise<Hold> {
  const row: HoldRow | null = await trx
    .from('ledger_transactions')
    .join('ledger_postings', 'ledger_postings.transaction_id', 'ledger_transactions.id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .where({ 'ledger_transactions.id': id, 'ledger_transactions.kind': 'hold' })
    .where('ledger_postings.amount', '<', 0)
    .select('cause', 'unit', 'amount', 'user_id')
    .first()
  if (!row) throw new Error(`Ledger transaction ${id} holds nothing`)
  return { cause: row.cause, unit: row.unit, amount: -Number(row.amount), userId: row.user_id }
}

/** Null unless captured. */
export async function findCapture(
  holdId: number,
  trx: TransactionClientContract
): Promise<number | null> {
  const capture: { id: string } | null = await trx
    .from('ledger_transactions')
    .select('id')
    .where({ settles_id: holdId, kind: 'capture' })
    .first()
  return capture && Number(capture.id)
}
