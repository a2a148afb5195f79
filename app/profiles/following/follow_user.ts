import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import User, { type ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withdrawNotice } from '#app/notifications/change_notices'
import { notify } from '#app/notifications/notify'
import UserStats from '#app/profiles/stats/user_stats'

export interface FollowState {
  isFollowing: boolean
  followersCount: number
}

/**
 * Idempotent; the database maintains the counts.
 * @throws E_VALIDATION_ERROR for oneself, E_ROW_NOT_FOUND, HttpError 404 if either blocked the
 * other
 */
export async function followUser(
  { trx }: InTransaction,
  followerId: number,
  followeeId: number
): Promise<FollowState> {
  if (followerId === followeeId) throw fieldErrors({ id: 'You can’t follow yourself.' })
  const followee = await User.findOrFail(followeeId, { client: trx })
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    'insert into follows (follower_id, followee_id) values (?, ?) on conflict do nothing',
    [followerId, followeeId]
  )
  // After the insert, which waits for a block in progress.
  if (await isHiddenFrom(followerId, followeeId, trx)) throw HttpError.notFound()
  if (rowCount) {
    await notify(
      { trx },
      {
        userId: followeeId,
        kind: 'follow',
        actorId: followerId,
        groupKey: 'follow',
        url: `/@${followee.handle}/followers`,
      }
    )
  }
  return { isFollowing: true, followersCount: await countFollowers(followeeId, trx) }
}

/** Idempotent; the database maintains the counts. @throws E_ROW_NOT_FOUND */
export async function unfollowUser(
  { trx }: InTransaction,
  followerId: number,
  followeeId: number
): Promise<FollowState> {
  await User.findOrFail(followeeId, { client: trx })
  await trx.from('follows').where({ follower_id: followerId, followee_id: followeeId }).delete()
  await withdrawNotice({ trx }, { userId: followeeId, actorId: followerId, groupKey: 'follow' })
  return { isFollowing: false, followersCount: await countFollowers(followeeId, trx) }
}

/** Ends follows in both directions without notifying anyone. */
export async function endFollows({ user, trx }: ActingUser, otherId: number): Promise<void> {
  await trx
    .from('follows')
    .where({ follower_id: user.id, followee_id: otherId })
    .orWhere({ follower_id: otherId, followee_id: user.id })
    .delete()
  for (const [userId, actorId] of [
    [user.id, otherId],
    [otherId, user.id],
  ]) {
    await withdrawNotice({ trx }, { userId, actorId, groupKey: 'follow' })
  }
}

async function countFollowers(userId: number, trx: TransactionClientContract): Promise<number> {
  const stats = await UserStats.findByOrFail('userId', userId, { client: trx })
  return stats.followersCount
}
