import type { ActingUser } from '#app/accounts/models/acting_user'
import { withdrawNotice } from '#app/notifications/actions/withdraw_notice'

/** Neither follows the other any more, nor is told of it. */
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
