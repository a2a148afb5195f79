import { listUserMarkets } from '#app/places/queries/list_user_markets'
import type { MarketView } from '#app/places/queries/list_markets'
import { findPerson, type Person } from '#app/profiles/queries/find_person'
import { isFollowing } from '#app/profiles/policies/is_following'

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
