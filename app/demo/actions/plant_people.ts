import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { MAIN_HANDLES, PASSWORD, WELCOME_CREDITS, type Person } from '#app/demo/data/people'
import { TOWNS } from '#app/demo/data/towns'
import GrantCredits from '#app/ledger/actions/grant_credits'
import JoinMarket from '#app/places/actions/join_market'
import FollowUser from '#app/profiles/actions/follow_user'

const HEADLINE = 'update user_stats set headline = ? where user_id = ?'

/** The people with their accounts, follows, markets and credits. */
export default class PlantPeople {
  async handle(people: Person[], trx: TransactionClientContract): Promise<Map<string, User>> {
    const users = new Map<string, User>()
    for (const person of people) users.set(person.handle, await this.#create(person, trx))

    for (const person of people) {
      const user = users.get(person.handle)!
      for (const city of person.markets) await this.#join(user, city, trx)
      for (const handle of person.follows) {
        await new FollowUser().handle(user.id, users.get(handle)!.id, trx)
      }
    }
    for (const handle of MAIN_HANDLES) {
      const user = users.get(handle)!
      await new GrantCredits().handle(
        user,
        WELCOME_CREDITS,
        'To try the designer',
        `demo-${handle}`,
        trx
      )
    }
    return users
  }

  async #create(person: Person, trx: TransactionClientContract): Promise<User> {
    const { handle, name, type, bio, headline } = person
    const now = DateTime.utc()
    const email = `${handle}@vesta.test`
    const known = { emailVerifiedAt: now, termsAcceptedAt: now, isVerified: type !== 'member' }
    const user = await User.create(
      { handle, name, type, bio, email, password: PASSWORD, ...known },
      { client: trx }
    )
    await trx.rawQuery(HEADLINE, [headline, user.id])
    return user
  }

  async #join(user: User, city: string, trx: TransactionClientContract) {
    const town = Object.values(TOWNS).find((known) => known.city === city)!
    const { country_code: countryCode, ...place } = town
    await new JoinMarket().handle(user.id, { place: { ...place, name: city, countryCode } }, trx)
  }
}
