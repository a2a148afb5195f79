import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Identity } from '#app/accounts/connections/providers/identity'
import ConnectedAccount from '#app/accounts/connections/models/connected_account'

export function findConnected(
  { provider, issuer, subject }: Pick<Identity, 'provider' | 'issuer' | 'subject'>,
  client?: TransactionClientContract
): Promise<ConnectedAccount | null> {
  return ConnectedAccount.query({ client }).where({ provider, issuer, subject }).first()
}
