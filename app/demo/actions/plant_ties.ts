import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { CREDITS, MAIN_HANDLES, type Person } from '#app/demo/data/people'
import { TOWNS, type Town } from '#app/demo/data/towns'
import GrantCredits from '#app/ledger/actions/grant_credits'
import JoinMarket from '#app/places/actions/join_market'
import FollowUser from '#app/profiles/actions/follow_user'
import UpdateStats from '#app/profiles/actions/update_stats'
import UserStats from '#app/profiles/models/user_stats'

/** What the people have and know: their work in figures, markets, each other, credits. */
export default class PlantTies {
  /** @param users the accounts of `people`, by their handles */
  async handle(
    people: Person[],
    users: Map<string, User>,
    trx: TransactionClientContract
  ): Promise<void> {
    for (const { handle, stats, markets, follows } of people) {
      const user = users.get(handle)!
      const { id } = await UserStats.findByOrFail('userId', user.id, { client: trx })
      await new UpdateStats().handle(user, id, stats, trx)
      for (const town of markets) await this.#join(user, town, trx)
      for (const other of follows) {
        await new FollowUser().handle(user.id, users.get(other)!.id, trx)
      }
    }
    for (const handle of MAIN_HANDLES) {
      const cause = 'To try the designer'
      await new GrantCredits().handle(users.get(handle)!, CREDITS, cause, `demo-${handle}`, trx)
    }
  }

  async #join(user: User, town: Town, trx: TransactionClientContract): Promise<void> {
    const { country_code: countryCode, ...place } = TOWNS[town]
    const choice = { place: { ...place, name: place.city, countryCode } }
    await new JoinMarket().handle(user.id, choice, trx)
  }
}
