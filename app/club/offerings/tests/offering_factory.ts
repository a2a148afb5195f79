import { randomUUID } from 'node:crypto'
import type User from '#app/accounts/models/user'
import { createOffering as create } from '#app/club/offerings/actions/create_offering'
import { requestOffering } from '#app/club/offerings/actions/request_offering'
import type Offering from '#app/club/offerings/models/offering'
import type { NewOffering } from '#app/club/offerings/models/offering_input'
import type { PayWith } from '#app/club/contract/offering_options'
import { transaction } from '#app/kernel/database/transaction'
import { postTransaction } from '#app/ledger/actions/post_transaction'
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
