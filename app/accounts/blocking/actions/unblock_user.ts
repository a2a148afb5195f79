import type { ActingUser } from '#app/accounts/models/acting_user'
import { runBlockingSteps } from '#app/accounts/blocking/registry/blocking_steps'

/** Idempotent. Doesn't restore what the block ended, such as follows. */
export async function unblockUser({ user, trx }: ActingUser, blockedId: number): Promise<void> {
  await trx.from('blocks').where({ blocker_id: user.id, blocked_id: blockedId }).delete()
  await runBlockingSteps('unblock', { user, trx }, blockedId)
}
