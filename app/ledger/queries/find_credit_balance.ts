import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Available credits, excluding those on hold. */
export async function findCreditBalance(
  userId: number,
  trx?: TransactionClientContract
): Promise<number> {
  const account: { balance: string } | null = await (trx ?? db)
    .from('ledger_accounts')
    .select('balance')
    .where({ user_id: userId, unit: 'image_credit' })
    .first()
  return account ? Number(account.balance) : 0
}
