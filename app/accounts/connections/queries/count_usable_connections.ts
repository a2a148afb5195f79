import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listUsableProviders } from '#app/accounts/connections/queries/list_usable_providers'

/** Counts only connections whose provider is still set up: the others can't sign anyone in. */
export async function countUsableConnections(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  return (await listUsableProviders(userId, trx)).length
}
