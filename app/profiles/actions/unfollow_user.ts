import User from '#app/accounts/models/user'
import { withdrawNotice } from '#app/notifications/actions/withdraw_notice'
import { countFollowers } from '#app/profiles/queries/count_followers'
import type { FollowState } from '#app/profiles/actions/follow_user'
import type { InTransaction } from '#app/kernel/database/transaction'

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
