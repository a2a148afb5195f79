import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import User from '#app/accounts/models/user'
import { findIdsByName } from '#app/accounts/queries/find_ids_by_name'
import type { PageRequest } from '#app/common/http/paginator'
import type { MemberType } from '#app/society/contract/society_options'

/** Beyond this, a common name needs more letters. */
const MAX_CANDIDATES = 500

export interface MemberFilters {
  /** empty lists everyone */
  text: string
  type: MemberType | null
  marketId: number | null
}

export interface MemberView {
  user: User
  followersCount: number
  isFollowing: boolean
}

/** Other people, most followers first; one more than fits on a page. */
export async function listMembers(
  viewerId: number,
  { text, type, marketId }: MemberFilters,
  { page, perPage }: PageRequest
): Promise<MemberView[]> {
  const query = members(viewerId)
    .whereNotIn('users.id', [viewerId, ...(await listHiddenUserIds(viewerId))])
    .whereNotNull('users.email_verified_at')
    .orderBy('user_stats.followers_count', 'desc')
    .orderBy('user_stats.user_id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  if (text.trim()) {
    void query.whereIn('users.id', await findIdsByName(text, { limit: MAX_CANDIDATES }))
  }
  if (type) void query.where('users.type', type)
  if (marketId) {
    void query.whereIn(
      'users.id',
      db.from('market_members').where('market_id', marketId).select('user_id')
    )
  }
  return asViews(await query)
}

/** In the order of the ids. */
export async function listMembersByIds(viewerId: number, ids: number[]): Promise<MemberView[]> {
  const views = asViews(await members(viewerId).whereIn('users.id', ids))
  const places = new Map(ids.map((id, place) => [id, place]))
  return views.sort((one, other) => places.get(one.user.id)! - places.get(other.user.id)!)
}

function members(viewerId: number) {
  const following = db
    .from('follows')
    .where('follower_id', viewerId)
    .whereColumn('followee_id', 'users.id')
    .select(db.raw('true'))
  return User.query()
    .join('user_stats', 'user_stats.user_id', 'users.id')
    .select('users.*', 'user_stats.followers_count')
    .select(following.as('is_following'))
}

function asViews(users: User[]): MemberView[] {
  return users.map((user) => ({
    user,
    followersCount: Number(user.$extras.followers_count),
    isFollowing: user.$extras.is_following === true,
  }))
}
