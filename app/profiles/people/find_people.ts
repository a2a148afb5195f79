import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { findIdsByName } from '#app/accounts/find_ids_by_name'
import User from '#app/accounts/user'
import { findMarketPeers } from '#app/places/markets/find_market_members'
import { listConnections } from '#app/profiles/following/find_follows'

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
