import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import IndexNames from '#app/accounts/actions/index_names'
import User from '#app/accounts/models/user'
import { emailOf, PASSWORD, type Person } from '#app/demo/data/people'

const OLDEST_ACCOUNT_DAYS = 400
const DAYS_BETWEEN = 21

/** The accounts: verified, and older than what they did since. */
export default class PlantPeople {
  /** @returns them by their handles */
  async handle(people: Person[], trx: TransactionClientContract): Promise<Map<string, User>> {
    const password = await hash.make(PASSWORD)
    const users = new Map<string, User>()
    for (const [index, person] of people.entries()) {
      const user = await this.#create(person, index, password, trx)
      await new IndexNames().handle(user, trx)
      users.set(person.handle, user)
    }
    return users
  }

  /** Created quietly: the model would hash what is hashed already, and hashing is slow by design. */
  #create(
    { handle, name, type, bio }: Person,
    index: number,
    password: string,
    trx: TransactionClientContract
  ): Promise<User> {
    const joined = DateTime.utc().minus({ days: OLDEST_ACCOUNT_DAYS - index * DAYS_BETWEEN })
    const dates = { createdAt: joined, emailVerifiedAt: joined, termsAcceptedAt: joined }
    const isVerified = type !== 'member'
    return User.createQuietly(
      { handle, name, type, bio, password, isVerified, email: emailOf(handle), ...dates },
      { client: trx }
    )
  }
}
