import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

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

/** Idempotent. Doesn't restore what the block ended, such as follows. */
export async function unblockUser({ user, trx }: ActingUser, blockedId: number): Promise<void> {
  await trx.from('blocks').where({ blocker_id: user.id, blocked_id: blockedId }).delete()
  await runBlockingSteps('unblock', { user, trx }, blockedId)
}

type Step = (blocker: ActingUser, blockedId: number) => Promise<void>

interface BlockingSteps {
  /** must be idempotent: it may run for someone already blocked */
  block: Step
  unblock?: Step
}

const registry = new Registry<BlockingSteps>('steps when somebody is blocked')

/** Adds steps to the transaction that blocks or unblocks someone; a failure rolls back both. */
export function blockingSteps(steps: BlockingSteps): Extension {
  return registry.adds(steps)
}

async function runBlockingSteps(
  kind: keyof BlockingSteps,
  blocker: ActingUser,
  blockedId: number
): Promise<void> {
  for (const steps of registry.list()) await steps[kind]?.(blocker, blockedId)
}
