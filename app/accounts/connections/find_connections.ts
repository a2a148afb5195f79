import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OfferedProvider } from '#app/accounts/account_options'
import ConnectedAccount from '#app/accounts/connections/connected_account'
import type { Identity } from '#app/accounts/connections/identity'
import { issuerOf, offeredProviders } from '#app/accounts/connections/offered_providers'

export function findConnected(
  { provider, issuer, subject }: Pick<Identity, 'provider' | 'issuer' | 'subject'>,
  client?: TransactionClientContract
): Promise<ConnectedAccount | null> {
  return ConnectedAccount.query({ client }).where({ provider, issuer, subject }).first()
}

export function listConnected(
  userId: number,
  client?: TransactionClientContract
): Promise<ConnectedAccount[]> {
  return ConnectedAccount.query({ client }).where('user_id', userId).orderBy('id')
}

/** The providers the person can sign in with today: connected and still set up. */
export async function listUsableProviders(
  userId: number,
  trx?: TransactionClientContract
): Promise<OfferedProvider[]> {
  const connected = await listConnected(userId, trx)
  return offeredProviders().filter(({ provider }) =>
    connected.some((each) => each.provider === provider && each.issuer === issuerOf(provider))
  )
}

/** Counts only connections whose provider is still set up: the others can't sign anyone in. */
export async function countUsableConnections(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  return (await listUsableProviders(userId, trx)).length
}
