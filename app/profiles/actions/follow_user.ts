import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { countFollowers } from '#app/profiles/queries/count_followers'

/** What a follow button shows afterwards. */
export interface FollowState {
  isFollowing: boolean
  followersCount: number
}

/** Follows somebody; twice is the same as once. The database keeps the counts. */
export default class FollowUser {
  /** @throws E_VALIDATION_ERROR for oneself, E_ROW_NOT_FOUND for nobody */
  async handle(
    followerId: number,
    followeeId: number,
    trx: TransactionClientContract
  ): Promise<FollowState> {
    if (followerId === followeeId) throw fieldErrors({ id: 'You cannot follow yourself.' })
    await User.findOrFail(followeeId, { client: trx })
    await trx.rawQuery(
      'insert into follows (follower_id, followee_id) values (?, ?) on conflict do nothing',
      [followerId, followeeId]
    )
    return { isFollowing: true, followersCount: await countFollowers(followeeId, trx) }
  }
}
