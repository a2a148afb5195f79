import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { findIdsByName } from '#app/accounts/queries/find_ids_by_name'
import { findMarketPeers } from '#app/places/queries/find_market_peers'
import { listConnections } from './list_connections.js'

const MOST_FOUND = 12
/** So many are looked at for shared markets: who has a common name, types another letter. */
const CANDIDATES = 200

/**
 * People by the beginning of their handle or of a word of their name: first
 * whom the searcher follows, then who shares a market with them, then the
 * others. Nothing typed gives whom they followed last. Oneself is not found,
 * nor is anybody who has not verified their address.
 */
export async function searchPeople(userId: number, text: string): Promise<User[]> {
  if (!text.trim()) return listConnections('followings', userId, { page: 1, perPage: MOST_FOUND })

  const followings = db.from('follows').where('follower_id', userId).select('followee_id')
  const followed = await findIdsByName(text, { limit: CANDIDATES, among: followings })
  const candidates = await findIdsByName(text, { limit: CANDIDATES })
  const peers = await findMarketPeers(userId, candidates)
  const ranked = [
    ...new Set([...followed, ...candidates.filter((id) => peers.has(id)), ...candidates]),
  ]
  const users = await User.query()
    .whereIn('id', ranked)
    .whereNot('id', userId)
    .whereNotNull('email_verified_at')
    .select('id', 'handle', 'name', 'type', 'avatar_url', 'is_verified')
  const places = new Map(ranked.map((id, place) => [id, place]))
  return users
    .sort((one, other) => places.get(one.id)! - places.get(other.id)!)
    .slice(0, MOST_FOUND)
}
