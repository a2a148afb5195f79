import { randomUUID } from 'node:crypto'
import { transaction } from '#app/kernel/database/transaction'
import { joinMarket } from '#app/places/markets/join_market'
import type Market from '#app/places/markets/market'
import { createUser } from '#tests/support/users'

/** A market of its own around a latitude on one meridian (9.2 east), with one member. */
export async function createMarketAt(latitude: number): Promise<Market> {
  const member = await createUser()
  const place = {
    name: `Haven ${randomUUID().slice(0, 8)}`,
    city: 'Haven',
    state: 'Liguria',
    country: 'Italy',
    countryCode: 'IT',
    latitude,
    longitude: 9.2,
  }
  return transaction((trx) => joinMarket({ trx }, member.id, { place }))
}
