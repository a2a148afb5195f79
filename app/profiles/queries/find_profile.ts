import ListUserMarkets from '#app/places/queries/list_user_markets'
import type { MarketView } from '#app/places/queries/list_markets'
import { findPerson, type Person } from './find_person.js'
import { isFollowing } from './is_following.js'

/** Somebody's public page, as its viewer sees it. */
export interface Profile extends Person {
  markets: MarketView[]
  isFollowing: boolean
  isSelf: boolean
}

/**
 * @param viewerId who looks; null for somebody who is not signed in
 * @throws E_ROW_NOT_FOUND, answered as 404
 */
export async function findProfile(
  who: { id: number } | { handle: string },
  viewerId: number | null
): Promise<Profile> {
  const person = await findPerson(who)
  const { id } = person.user
  const isSelf = id === viewerId
  return {
    ...person,
    markets: await new ListUserMarkets().handle(id, viewerId),
    isFollowing: viewerId !== null && !isSelf && (await isFollowing(viewerId, id)),
    isSelf,
  }
}
