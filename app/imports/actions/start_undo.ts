import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import RunImport from '#app/imports/jobs/run_import'
import ListingImport from '#app/imports/models/listing_import'

/** Safe to repeat. @throws HttpError 404; 409 while the import still runs */
export async function startUndo({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await ListingImport.query({ client: trx })
    .where({ id, user_id: user.id })
    .forUpdate()
    .first()
  if (!found) throw HttpError.notFound()
  if (found.status === 'undoing' || found.status === 'undone') return
  if (found.status !== 'completed') {
    throw HttpError.conflict('This import is still running. Undo it once it’s done.')
  }
  await found.merge({ status: 'undoing', finishedAt: null }).save()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id })))
}
