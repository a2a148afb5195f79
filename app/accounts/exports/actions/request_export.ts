import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import BuildExport from '#app/accounts/exports/jobs/build_export'
import AccountExport from '#app/accounts/exports/models/account_export'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'

const KEPT_FOR_DAYS = 7

/** Queues a copy of the person's data, unless one is already in progress. */
export async function requestExport({ user, trx }: ActingUser): Promise<AccountExport> {
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const pending = await AccountExport.query({ client: trx })
    .where({ user_id: user.id, status: 'pending' })
    .first()
  if (pending) return pending
  const made = await AccountExport.create(
    {
      userId: user.id,
      status: 'pending',
      file: randomUUID(),
      expiresAt: DateTime.now().plus({ days: KEPT_FOR_DAYS }),
    },
    { client: trx }
  )
  afterCommit(trx, () => enqueue(BuildExport.dispatch({ exportId: made.id })))
  return made
}
