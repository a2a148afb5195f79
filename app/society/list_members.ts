import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { findIdsByName } from '#app/accounts/find_ids_by_name'
import User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { listMemberWork, type WorkShown } from '#app/society/member_work'
import type { MemberType } from '#app/society/society_options'

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
  /** newest first */
  work: WorkShown[]
}

/** Other people, most followers first; one more than fits on a page. */
export async function listSocietyMembers(
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
  return withWork(await query)
}

/** In the order of the ids. */
export async function listMembersByIds(viewerId: number, ids: number[]): Promise<MemberView[]> {
  const views = await withWork(await members(viewerId).whereIn('users.id', ids))
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

async function withWork(users: User[]): Promise<MemberView[]> {
  const work = await listMemberWork(users.map(({ id }) => id))
  return users.map((user) => ({
    user,
    followersCount: Number(user.$extras.followers_count),
    isFollowing: user.$extras.is_following === true,
    work: work.get(user.id) ?? [],
  }))
}

const MAX_SUGGESTIONS = 9
/** The most rows considered each of own follows, second-degree follows and market members. */
export const MAX_LOOKED_AT = 200

export interface Suggestion extends MemberView {
  reason: string
}

interface SuggestedRow {
  user_id: number
  /** people you follow who follow them */
  mutuals: number
  /** the largest market you share with them */
  market: string | null
}

/**
 * People to follow, each with a reason: followed by people you follow, then members of your
 * markets. Leaves out those you already follow.
 */
export async function listSuggestions(userId: number): Promise<Suggestion[]> {
  const hidden = [userId, ...(await listHiddenUserIds(userId))]
  const { rows } = await db.rawQuery<{ rows: SuggestedRow[] }>(
    `with mutuals as (
       select theirs.followee_id as user_id, count(*)::integer as mutuals
       from (select followee_id from follows where follower_id = :userId
             order by id desc limit :most) own
       cross join lateral (select followee_id from follows where follower_id = own.followee_id
             order by id desc limit :most) theirs
       group by theirs.followee_id
     ), peers as (
       select distinct on (member.user_id) member.user_id, markets.name as market
       from market_members own
       join markets on markets.id = own.market_id
       cross join lateral (select user_id from market_members
             where market_id = own.market_id order by user_id desc limit :most) member
       where own.user_id = :userId
       order by member.user_id, markets.members_count desc
     )
     select user_id, coalesce(mutuals, 0) as mutuals, market
     from mutuals full join peers using (user_id)
     join users on users.id = user_id
     join user_stats using (user_id)
     where user_id <> all(:hidden) and users.email_verified_at is not null
       and not exists (select from follows
             where follower_id = :userId and followee_id = user_id)
     order by coalesce(mutuals, 0) desc, user_stats.followers_count desc, user_id
     limit :limit`,
    { userId, hidden, most: MAX_LOOKED_AT, limit: MAX_SUGGESTIONS }
  )
  const views = await listMembersByIds(
    userId,
    rows.map((row) => row.user_id)
  )
  const byId = new Map(rows.map((row) => [row.user_id, row]))
  return views.map((view) => ({ ...view, reason: reasonOf(byId.get(view.user.id)!) }))
}

function reasonOf({ mutuals, market }: SuggestedRow): string {
  if (mutuals > 1) return `Followed by ${mutuals} people you follow`
  if (mutuals === 1) return 'Followed by someone you follow'
  return `Also in ${market}`
}
