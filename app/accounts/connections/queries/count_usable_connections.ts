import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listUsableProviders } from '#app/accounts/connections/queries/list_usable_providers'

/** Those whose provider is still set up: the others sign nobody in. */
export async function countUsableConnections(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  return (await listUsableProviders(userId, trx)).length
}
