import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findBalance } from '#app/ledger/queries/find_balance'

/** Available credits, excluding those on hold. */
export function findCreditBalance(
  userId: number,
  trx?: TransactionClientContract
): Promise<number> {
  return findBalance(userId, 'image_credit', trx)
}
