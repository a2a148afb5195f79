import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listUserMarkets, type MarketView } from '#app/places/markets/find_markets'
import { isFollowing } from '#app/profiles/following/find_follows'
import type { StatsRow } from '#app/profiles/stats/stats_sql'
import UserStats from '#app/profiles/stats/user_stats'

export interface Profile extends Person {
  markets: MarketView[]
  isFollowing: boolean
  isSelf: boolean
}

/**
 * @param viewerId null for a guest
 * @throws E_ROW_NOT_FOUND, HttpError 404
 */
export async function findProfile(
  who: { id: number } | { handle: string },
  viewerId: number | null
): Promise<Profile> {
  const person = await findPerson(who, viewerId)
  const { id } = person.user
  const isSelf = id === viewerId
  return {
    ...person,
    markets: await listUserMarkets(id, viewerId),
    isFollowing: viewerId !== null && !isSelf && (await isFollowing(viewerId, id)),
    isSelf,
  }
}

export interface Person {
  user: User
  stats: StatsRow
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
