import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { CREDITS, MAIN_HANDLES, type Person } from '#app/demo/data/people'
import { TOWNS, type Town } from '#app/demo/data/towns'
import { grantCredits } from '#app/ledger/actions/grant_credits'
import { joinMarket } from '#app/places/actions/join_market'
import { followUser } from '#app/profiles/actions/follow_user'
import { updateStats } from '#app/profiles/actions/update_stats'
import UserStats from '#app/profiles/models/user_stats'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Stats, markets, follows and credits. @param users by handle */
export async function seedConnections(
  { trx }: InTransaction,
  people: Person[],
  users: Map<string, User>
): Promise<void> {
  for (const { handle, stats, markets, follows } of people) {
    const user = users.get(handle)!
    const { id } = await UserStats.findByOrFail('userId', user.id, { client: trx })
    await updateStats({ user, trx }, id, stats)
    for (const town of markets) await join(user, town, trx)
    for (const other of follows) {
      await followUser({ trx }, user.id, users.get(other)!.id)
    }
  }
  for (const handle of MAIN_HANDLES) {
    const cause = 'To try the designer'
    await grantCredits({ trx }, users.get(handle)!, CREDITS, cause, `demo-${handle}`)
  }
}

async function join(user: User, town: Town, trx: TransactionClientContract): Promise<void> {
  const { country_code: countryCode, ...place } = TOWNS[town]
  const choice = { place: { ...place, name: place.city, countryCode } }
  await joinMarket({ trx }, user.id, choice)
}
