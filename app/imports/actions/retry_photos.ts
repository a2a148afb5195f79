import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { reopenImport } from '#app/imports/actions/reopen_import'
import { isRunning } from '#app/imports/models/listing_import'
import { lockMendable } from '#app/imports/models/lock_mendable'
import { RETRIABLE_PHOTO } from '#app/imports/models/retriable_photo'

/**
 * Lets the photos that failed be fetched again. Safe to repeat.
 * @throws HttpError 404; 409 once the import is undone, or if there is no such photo
 */
export async function retryPhotos({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await lockMendable({ user, trx }, id)
  const { rowCount } = await trx.rawQuery(
    `update listing_import_photos p set status = 'pending', reason = null, attempts = 0
     from listing_import_rows r
     where p.import_id = :id and r.import_id = p.import_id and r.row = p.row and ${RETRIABLE_PHOTO}`,
    { id }
  )
  if (isRunning(found)) return
  if (!rowCount) throw HttpError.conflict('No photo of this import can be fetched again.')
  await reopenImport({ trx }, found)
}
