import { DateTime } from 'luxon'
import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import { ownArchive } from '#app/imports/archives/own_archive'
import { MAX_UNFINISHED_IMPORTS } from '#app/imports/import_limits'
import ListingImport, {
  UNFINISHED_IMPORT_STATUSES,
  isImportRunning,
} from '#app/imports/listing_import'
import RunImport from '#app/imports/running/run_import_job'
import { storeRows } from '#app/imports/running/unpack_part'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'

interface NewImport extends Pick<ListingImport, 'format' | 'currency' | 'publish' | 'total'> {
  /** JSON of the first rows */
  first: string
  /** those of the others, packed */
  parts: Uint8Array[]
  /** about the file as a whole */
  notes: string[]
  archiveId: number | null
}

/**
 * Stores the first rows, and the others packed, so that nobody waits for a long list; work starts
 * after the commit. @throws HttpError 409; E_VALIDATION_ERROR on `archive`
 */
export async function createImport(
  { user, trx }: ActingUser,
  { first, parts, ...settings }: NewImport
): Promise<ListingImport> {
  await lockAccount({ user, trx })
  const unfinished = await ListingImport.query({ client: trx })
    .where('user_id', user.id)
    .whereIn('status', [...UNFINISHED_IMPORT_STATUSES])
  if (unfinished.length >= MAX_UNFINISHED_IMPORTS) {
    throw HttpError.conflict(
      `${MAX_UNFINISHED_IMPORTS} of your imports are still running. Wait until one is done.`
    )
  }

  // locked, so that it isn't removed meanwhile
  if (settings.archiveId !== null) await ownArchive(user, settings.archiveId, trx)
  const created = await ListingImport.create({ userId: user.id, ...settings }, { client: trx })
  await storeRows({ trx }, created.id, first)
  if (parts.length) {
    await trx
      .table('listing_import_parts')
      .multiInsert(
        parts.map((packed, part) => ({ import_id: created.id, part, packed: Buffer.from(packed) }))
      )
  }
  await created.refresh()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id: created.id })))
  return created
}

const STOPPED = 'The import was stopped before this photo.'

/** Stops an import after the row in work; what it made stays. Safe to repeat. @throws HttpError 404 */
export async function stopImport({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await ListingImport.query({ client: trx })
    .where({ id, user_id: user.id })
    .forUpdate()
    .first()
  if (!found) throw HttpError.notFound()
  if (!isImportRunning(found)) return
  await dropWaiting({ trx }, id)
  await found.merge({ status: 'cancelled', finishedAt: DateTime.utc() }).save()
}

/** Rows and photos that wait won't come any more. */
async function dropWaiting({ trx }: InTransaction, id: number): Promise<void> {
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
