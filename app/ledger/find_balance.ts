import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { LedgerUnit } from '#app/ledger/ledger_entry'

/** Available club coin, excluding what is on hold. */
export function findCoinBalance(userId: number, trx?: TransactionClientContract): Promise<number> {
  return findBalance(userId, 'club_coin', trx)
}

/** Available credits, excluding those on hold. */
export function findCreditBalance(
  userId: number,
  trx?: TransactionClientContract
): Promise<number> {
  return findBalance(userId, 'image_credit', trx)
}

/** Available to a person, excluding what is on hold. */
async function findBalance(
  userId: number,
  unit: LedgerUnit,
  trx?: TransactionClientContract
): Promise<number> {
  const account: { balance: string } | null = await (trx ?? db)
    .from('ledger_accounts')
    .select('balance')
    .where({ user_id: userId, unit })
    .first()
  return account ? Number(account.balance) : 0
}
