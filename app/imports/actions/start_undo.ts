import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { dropWaiting } from '#app/imports/actions/stop_import'
import RunImport from '#app/imports/jobs/run_import'
import ListingImport from '#app/imports/models/listing_import'

/** Stops the import first if it still runs. Safe to repeat. @throws HttpError 404 */
export async function startUndo({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await ListingImport.query({ client: trx })
    .where({ id, user_id: user.id })
    .forUpdate()
    .first()
  if (!found) throw HttpError.notFound()
  if (found.status === 'undoing' || found.status === 'undone') return
  await dropWaiting({ trx }, id)
  await found.merge({ status: 'undoing', finishedAt: null }).save()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id })))
}
