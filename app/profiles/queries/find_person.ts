import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import UserStats from '#app/profiles/models/user_stats'

export interface Person {
  user: User
  stats: UserStats
}

/**
 * @param viewerId null for a guest
 * @throws E_ROW_NOT_FOUND, which becomes a 404; HttpError 404 if either blocked the other
 */
export async function findPerson(
  who: { id: number } | { handle: string },
  viewerId: number | null
): Promise<Person> {
  const user = await User.query().where(who).firstOrFail()
  if (await isHiddenFrom(viewerId, user.id)) throw HttpError.notFound()
  return findPersonOf(user)
}

export async function findPersonOf(user: User): Promise<Person> {
  return { user, stats: await UserStats.findByOrFail('userId', user.id) }
}
