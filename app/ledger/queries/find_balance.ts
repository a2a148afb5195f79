import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LedgerUnit } from '#app/ledger/contract/ledger_entry'

/** Available to a person, excluding what is on hold. */
export async function findBalance(
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
