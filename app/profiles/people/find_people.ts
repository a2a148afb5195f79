import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { findIdsByName } from '#app/accounts/find_ids_by_name'
import User from '#app/accounts/user'
import { findMarketPeers, listMarketMembers } from '#app/places/markets/find_market_members'
import ConnectionTransformer from '#app/profiles/following/connection_transformer'
import { listConnections, listFollowed } from '#app/profiles/following/find_follows'

const MAX_PEOPLE = 12
/** Beyond this, a common name needs more letters. */
const MAX_CANDIDATES = 200

/**
 * People by prefix of handle or name: first those followed, then market peers, then others. An
 * empty text lists the latest followed. Never includes the user.
 */
export async function searchPeople(userId: number, text: string): Promise<User[]> {
  if (!text.trim()) return listConnections('followings', userId, { page: 1, perPage: MAX_PEOPLE })

  const followings = db.from('follows').where('follower_id', userId).select('followee_id')
  const followed = await findIdsByName(text, { limit: MAX_CANDIDATES, among: followings })
  const candidates = await findIdsByName(text, { limit: MAX_CANDIDATES })
  const peers = await findMarketPeers(userId, candidates)
  const ranked = [
    ...new Set([...followed, ...candidates.filter((id) => peers.has(id)), ...candidates]),
  ]
  const users = await User.query()
    .whereIn('id', ranked)
    .whereNotIn('id', await listHiddenUserIds(userId))
    .whereNot('id', userId)
    .whereNotNull('email_verified_at')
    .select('id', 'handle', 'name', 'type', 'avatar_url', 'is_verified')
  const places = new Map(ranked.map((id, place) => [id, place]))
  return users
    .sort((one, other) => places.get(one.id)! - places.get(other.id)!)
    .slice(0, MAX_PEOPLE)
}

const PER_PAGE = 24

/** The first people on a market's page. */
export async function marketPeople(marketId: number, viewerId: number | null) {
  const hiddenIds = await listHiddenUserIds(viewerId)
  const users = await listMarketMembers(marketId, { page: 1, perPage: PER_PAGE }, hiddenIds)
  return {
    data: await connections(users.slice(0, PER_PAGE), viewerId),
    next_page_url:
      users.length > PER_PAGE
        ? `/api/markets/${marketId}/people?page=2&per_page=${PER_PAGE}`
        : null,
  }
}

/** People in a list, as the viewer sees them. */
export async function connections(users: User[], viewerId: number | null) {
  const ids = users.map(({ id }) => id)
  const followed = await listFollowed(viewerId, ids)
  return users.map((user) => new ConnectionTransformer(user, followed.has(user.id)).toObject())
}
