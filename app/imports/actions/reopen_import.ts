import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import RunImport from '#app/imports/jobs/run_import'
import type ListingImport from '#app/imports/models/listing_import'
import { isRunning } from '#app/imports/models/listing_import'

/** Lets an import go on with what waits again. One that runs may be past it, so it gets a worker more. */
export async function reopenImport({ trx }: InTransaction, found: ListingImport): Promise<void> {
  if (!isRunning(found)) {
    await found.merge({ status: 'processing', workedAt: DateTime.utc(), finishedAt: null }).save()
  }
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id: found.id })))
}

/** The photos of a row that is imported again. */
export async function wakePhotos({ trx }: InTransaction, id: number, row: number): Promise<void> {
  await trx.rawQuery(
    `update listing_import_photos
     set status = case when reason is null then 'pending' else 'failed' end
     where import_id = :id and row = :row and status = 'waiting'`,
    { id, row }
  )
}
