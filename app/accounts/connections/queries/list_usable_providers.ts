import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { issuerOf, offeredProviders } from '#app/accounts/connections/providers/offered_providers'
import { listConnected } from '#app/accounts/connections/queries/list_connected'
import type { OfferedProvider } from '#app/accounts/contract/providers'

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
