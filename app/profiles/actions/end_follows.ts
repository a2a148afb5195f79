import type { ActingUser } from '#app/accounts/models/acting_user'
import { withdrawNotice } from '#app/notifications/actions/withdraw_notice'

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
