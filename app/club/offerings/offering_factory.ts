import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { createOffering as create } from '#app/club/offerings/change_offering'
import type Offering from '#app/club/offerings/offering'
import type { PayWith } from '#app/club/offerings/offering_options'
import type { NewOffering } from '#app/club/offerings/offering_validators'
import { requestOffering } from '#app/club/requests/request_offering'
import { transaction } from '#app/kernel/database/transaction'
import { postTransaction } from '#app/ledger/post_transaction'
import { findCoinBalance } from '#app/ledger/find_balance'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

/** A place for a market. */
export const PORTOFINO = {
  name: 'Portofino',
  city: 'Portofino',
  state: 'Liguria',
  country: 'Italy',
  countryCode: 'IT',
  latitude: 44.3036,
  longitude: 9.2098,
}

/** Published, for 120 euros or 40 coins, unless told otherwise. */
export function createOffering(
  provider: User,
  input: Partial<NewOffering> = {}
): Promise<Offering> {
  return transaction((trx) =>
    create(
      { user: provider, trx },
      {
        title: 'Photographs at first light',
        kind: 'service',
        description: 'Forty pictures of a house, before it is listed.',
        price: 120,
        currency: 'EUR',
        coin_price: 40,
        ...input,
      }
    )
  )
}

export async function giveCoins({ id }: User, coins: number): Promise<void> {
  if (coins === 0) return
  await transaction((trx) =>
    postTransaction(
      { trx },
      {
        kind: 'grant',
        cause: 'test',
        key: randomUUID(),
        postings: [
          { owner: { system: 'grants' }, unit: 'club_coin', amount: -coins },
          { owner: { userId: id }, unit: 'club_coin', amount: coins },
        ],
      }
    )
  )
}

/** @returns its id */
export async function ask(
  customer: User,
  { slug }: Offering,
  payWith: PayWith = 'money'
): Promise<number> {
  const wanted = { message: 'The house is white.', payWith, wishedOn: null }
  const { id } = await transaction((trx) =>
    requestOffering({ user: customer, trx, socketId: null }, slug, wanted)
  )
  return id
}

/** An offering that somebody asked for. */
export async function sampleOffering(owner: User) {
  const offering = await createOffering(owner)
  return { offering: offering.slug, asked: await ask(await createUser(), offering) }
}

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
