import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ConnectedAccount from '#app/accounts/connections/models/connected_account'

export function listConnected(
  userId: number,
  client?: TransactionClientContract
): Promise<ConnectedAccount[]> {
  return ConnectedAccount.query({ client }).where('user_id', userId).orderBy('id')
}
