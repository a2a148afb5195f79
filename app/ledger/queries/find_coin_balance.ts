import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findBalance } from '#app/ledger/queries/find_balance'

/** Available club coin, excluding what is on hold. */
export function findCoinBalance(userId: number, trx?: TransactionClientContract): Promise<number> {
  return findBalance(userId, 'club_coin', trx)
}
