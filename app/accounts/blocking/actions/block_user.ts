import type { ActingUser } from '#app/accounts/models/acting_user'
import { runBlockingSteps } from '#app/accounts/blocking/registry/blocking_steps'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Idempotent; the other isn't told. @throws E_VALIDATION_ERROR for oneself, HttpError 404 */
export async function blockUser({ user, trx }: ActingUser, blockedId: number): Promise<void> {
  if (blockedId === user.id) throw fieldErrors({ id: 'You can’t block yourself.' })
  // Waits for writes in progress between the two, so that the steps see them.
  const people = await trx
    .from('users')
    .whereIn('id', [user.id, blockedId])
    .orderBy('id')
    .forUpdate()
    .select('id')
  if (people.length < 2) throw HttpError.notFound()
  const row = { blocker_id: user.id, blocked_id: blockedId }
  await trx.knexQuery().table('blocks').insert(row).onConflict().ignore()
  await runBlockingSteps('block', { user, trx }, blockedId)
}
