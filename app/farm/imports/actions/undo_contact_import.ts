import type { ActingUser } from '#app/accounts/models/acting_user'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import RunContactImport from '#app/farm/imports/jobs/run_contact_import'
import { lockContactImport } from '#app/farm/imports/models/lock_contact_import'

/** Stops the import first if it still runs. Safe to repeat. @throws HttpError 403 and 404 */
export async function undoContactImport({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await lockContactImport({ user, trx }, id)
  if (found.status === 'undoing' || found.status === 'undone') return
  await trx
    .from('farm_import_rows')
    .where({ import_id: id, status: 'pending' })
    .update({ status: 'skipped' })
  await found.merge({ status: 'undoing', finishedAt: null }).save()
  afterCommit(trx, () => enqueue(RunContactImport.dispatch({ id })))
}
