import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'
import ListingImport, { isRunning } from '#app/imports/models/listing_import'

const STOPPED = 'The import was stopped before this photo.'

/** Stops an import after the row in work; what it made stays. Safe to repeat. @throws HttpError 404 */
export async function stopImport({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await ListingImport.query({ client: trx })
    .where({ id, user_id: user.id })
    .forUpdate()
    .first()
  if (!found) throw HttpError.notFound()
  if (!isRunning(found)) return
  await dropWaiting({ trx }, id)
  await found.merge({ status: 'cancelled', finishedAt: DateTime.utc() }).save()
}

/** Rows and photos that wait won't come any more. */
export async function dropWaiting({ trx }: InTransaction, id: number): Promise<void> {
  const unpacked = await trx.rawQuery('delete from listing_import_parts where import_id = ?', [id])
  if (unpacked.rowCount) {
    await trx.rawQuery(
      `update listing_imports set skipped = skipped + total -
         (select count(*) from listing_import_rows where import_id = :id)
       where id = :id`,
      { id }
    )
  }
  const skipped = await trx
    .from('listing_import_rows')
    .where('import_id', id)
    .whereIn('status', ['pending', 'held'])
    .update({ status: 'skipped', property_id: null }, 'row')
  await trx
    .from('listing_import_rows')
    .where({ import_id: id, publish: true })
    .update({ publish: false })
  await trx
    .from('listing_import_photos')
    .where('import_id', id)
    .whereIn('row', skipped.map(rowOf))
    .delete()
  await trx
    .from('listing_import_photos')
    .where({ import_id: id, status: 'pending' })
    .update({ status: 'failed', reason: STOPPED })
}

const rowOf = (returned: { row: number } | number) =>
  typeof returned === 'number' ? returned : returned.row
