import User from '#app/accounts/models/user'
import UserStats from '#app/profiles/models/user_stats'

/** A user with what the profile says of them. */
export interface Person {
  user: User
  stats: UserStats
}

/** @throws E_ROW_NOT_FOUND, answered as 404 */
export async function findPerson(who: { id: number } | { handle: string }): Promise<Person> {
  const user = await User.query().where(who).firstOrFail()
  return personOf(user)
}

export async function personOf(user: User): Promise<Person> {
  return { user, stats: await UserStats.findByOrFail('userId', user.id) }
}
