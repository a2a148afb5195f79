import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'

/** Columns of a follow: the user whose list it is, and the one it shows. */
const SIDES = {
  followings: { own: 'follower_id', other: 'followee_id' },
  followers: { own: 'followee_id', other: 'follower_id' },
} as const

export type ConnectionKind = keyof typeof SIDES

/** Newest first; one more than a page holds. @param hiddenIds people hidden from the viewer */
export function listConnections(
  kind: ConnectionKind,
  userId: number,
  { page, perPage }: PageRequest,
  hiddenIds: number[] = []
): Promise<User[]> {
  const { own, other } = SIDES[kind]
  return User.query()
    .select('users.*')
    .join('follows', `follows.${other}`, 'users.id')
    .where(`follows.${own}`, userId)
    .whereNotIn('users.id', hiddenIds)
    .orderBy('follows.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}

/** Which of these people a user follows. @param followerId null for a guest */
export async function listFollowed(
  followerId: number | null,
  users: readonly { id: number }[]
): Promise<Set<number>> {
  if (followerId === null || !users.length) return new Set()
  const rows: { followee_id: number }[] = await db
    .from('follows')
    .where('follower_id', followerId)
    .whereIn(
      'followee_id',
      users.map(({ id }) => id)
    )
    .select('followee_id')
  return new Set(rows.map((row) => row.followee_id))
}

export interface Following {
  /** of the follow */
  id: number
  followerId: number
}

/** The followers of somebody, the first ones first. @param after the id of a follow; 0 for all */
export async function listFollowersAfter(
  userId: number,
  after: number,
  limit: number,
  trx: TransactionClientContract
): Promise<Following[]> {
  const rows: { id: number; follower_id: number }[] = await trx
    .from('follows')
    .where('followee_id', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'follower_id')
  return rows.map(({ id, follower_id: followerId }) => ({ id, followerId }))
}

const MAX_USERS = 5

/** Most recently followed first. */
export function listSharedFollowings(firstId: number, secondId: number): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('follows as first', 'first.followee_id', 'users.id')
    .join('follows as second', 'second.followee_id', 'users.id')
    .where({ 'first.follower_id': firstId, 'second.follower_id': secondId })
    .orderBy('first.id', 'desc')
    .limit(MAX_USERS)
    .exec()
}

export async function isFollowing(
  followerId: number,
  followeeId: number,
  trx?: TransactionClientContract
): Promise<boolean> {
  const follow = await (trx ?? db)
    .from('follows')
    .where({ follower_id: followerId, followee_id: followeeId })
    .select('id')
    .first()
  return Boolean(follow)
}
