import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import RunImport from '#app/imports/jobs/run_import'
import ListingImport from '#app/imports/models/listing_import'
import { RETRIABLE_PHOTO } from '#app/imports/models/retriable_photo'

/**
 * Lets the photos that failed be fetched again. Safe to repeat.
 * @throws HttpError 404; 409 once the import is undone, or if there is no such photo
 */
export async function retryPhotos({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await ListingImport.query({ client: trx })
    .where({ id, user_id: user.id })
    .forUpdate()
    .first()
  if (!found) throw HttpError.notFound()
  if (found.status === 'undoing' || found.status === 'undone') {
    throw HttpError.conflict('This import was undone. Import the file again.')
  }
  const { rowCount } = await trx.rawQuery(
    `update listing_import_photos p set status = 'pending', reason = null, attempts = 0
     from listing_import_rows r
     where p.import_id = :id and r.import_id = p.import_id and r.row = p.row and ${RETRIABLE_PHOTO}`,
    { id }
  )
  const isRunning = found.status === 'pending' || found.status === 'processing'
  if (isRunning) return
  if (!rowCount) throw HttpError.conflict('No photo of this import can be fetched again.')
  await found.merge({ status: 'processing', workedAt: DateTime.utc(), finishedAt: null }).save()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id })))
}
