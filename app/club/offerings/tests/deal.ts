import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import type { NewOffering } from '#app/club/offerings/models/offering_input'
import { createOffering, giveCoins } from '#app/club/offerings/tests/offering_factory'
import { caller } from '#app/dreams/tests/caller'
import { findCoinBalance } from '#app/ledger/queries/find_coin_balance'
import { listLedgerFaults } from '#app/ledger/queries/list_ledger_faults'
import { createUser } from '#tests/support/users'

export const COINS = 100
export const PRICE = 40
export const BONUS = 5

/** A provider with an offering, and a customer with coin. */
export async function deal(client: ApiClient, input: Partial<NewOffering> = {}) {
  const provider = await createUser({ name: 'Mila Berg', type: 'designer' })
  const customer = await createUser({ name: 'Noah Lind' })
  const offering = await createOffering(provider, input)
  await giveCoins(customer, COINS)
  const [asCustomer, asProvider] = [caller(client, customer), caller(client, provider)]
  const path = `/api/offerings/${offering.slug}/requests`
  const request = async (body: object = {}, status = 201, key?: string) =>
    asCustomer('post', path, { message: 'A white house.', pay_with: 'coin', ...body }, status, key)
  const balances = async () => [
    await findCoinBalance(customer.id),
    await findCoinBalance(provider.id),
  ]
  return { provider, customer, offering, asCustomer, asProvider, request, balances }
}

export const pathOf = (id: number, deed: string) => `/api/offering-requests/${id}/${deed}`

/** After each test, whatever it did. @throws Error that says what doesn’t add up */
export async function proveLedger(): Promise<void> {
  const faults = await listLedgerFaults()
  if (faults.length) throw new Error(faults.join('\n'))
}

/** A minute more than that. */
export const agoOf = (days: number) => DateTime.utc().minus({ days, minutes: 1 }).toJSDate()
