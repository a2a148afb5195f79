import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import RunImport from '#app/imports/jobs/run_import'
import type ListingImport from '#app/imports/models/listing_import'
import { isRunning } from '#app/imports/models/listing_import'

/** Lets an import that ended go on with what waits again; one that runs takes it along. */
export async function reopenImport({ trx }: InTransaction, found: ListingImport): Promise<void> {
  if (isRunning(found)) return
  await found.merge({ status: 'processing', workedAt: DateTime.utc(), finishedAt: null }).save()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id: found.id })))
}
