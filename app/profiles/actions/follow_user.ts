import User from '#app/accounts/models/user'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { fieldErrors } from '#app/common/http/field_errors'
import { notify } from '#app/notifications/actions/notify'
import { countFollowers } from '#app/profiles/queries/count_followers'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'

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
