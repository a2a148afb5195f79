import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { countFollowers } from '#app/profiles/queries/count_followers'
import type { FollowState } from './follow_user.js'

/** Follows somebody no more; also where one never did. The database keeps the counts. */
export default class UnfollowUser {
  /** @throws E_ROW_NOT_FOUND for nobody */
  async handle(
    followerId: number,
    followeeId: number,
    trx: TransactionClientContract
  ): Promise<FollowState> {
    await User.findOrFail(followeeId, { client: trx })
    await trx.from('follows').where({ follower_id: followerId, followee_id: followeeId }).delete()
    return { isFollowing: false, followersCount: await countFollowers(followeeId, trx) }
  }
}
