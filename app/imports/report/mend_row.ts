import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { IMPORT_FIELDS, type ImportValues } from '#app/imports/import_fields'
import { MAX_KEY_CHARACTERS } from '#app/imports/import_limits'
import { lockMendable } from '#app/imports/import_locks'
import type { DuplicateDecision } from '#app/imports/import_options'
import type ListingImport from '#app/imports/listing_import'
import { isImportRunning } from '#app/imports/listing_import'
import { RETRIABLE_PHOTO } from '#app/imports/photos/import_photo'
import { datedKey, looksDated } from '#app/imports/reading/dated_keys'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import { shortenedKey } from '#app/imports/reading/listing_rows'
import { storableJson } from '#app/imports/reading/pack_rows'
import RunImport from '#app/imports/running/run_import_job'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'

/** What cells of a row say from now on; null empties one. */
export type MendedCells = Record<string, string | null | undefined>

/**
 * Mends cells of a row that failed, and imports it again. Safe to repeat.
 * @throws HttpError 404; 409 unless it failed, or once the import was undone; E_VALIDATION_ERROR on
 * `cells`
 */
export async function mendRow(
  { user, trx }: ActingUser,
  importId: number,
  row: number,
  cells: MendedCells
): Promise<void> {
  const found = await lockMendable({ user, trx }, importId)
  const where = { import_id: importId, row }
  const failed = await trx.from('listing_import_rows').where(where).first()
  if (!failed) throw HttpError.notFound()
  const values = mended(failed.values, cells)
  if (failed.status !== 'failed') {
    if (isDeepStrictEqual(values, failed.values)) return
    throw HttpError.conflict('Only rows that failed can be mended.')
  }
  const key = values.key?.slice(0, MAX_KEY_CHARACTERS) ?? null
  const isKeyMended = cells.key !== undefined || !failed.faults.includes('key')
  if (key !== null && !isKeyMended && looksDated(key)) throw fileRefusal(datedKey(key), 'cells')
  if (key !== null) await assertOwnKey({ importId, row, key, source: failed.source }, trx)
  await trx
    .from('listing_import_rows')
    .where(where)
    .update({
      values: storableJson(values),
      source_key: key,
      status: 'pending',
      errors: '[]',
      faults: '[]',
    })
  await wakePhotos({ trx }, importId, row)
  await reopenImport({ trx }, found)
}

function mended(values: ImportValues, cells: MendedCells): ImportValues {
  const changed = { ...values }
  for (const [field, text] of Object.entries(cells)) {
    if (!IMPORT_FIELDS.has(field) || text === undefined) continue
    if (text) changed[field] = text
    else delete changed[field]
  }
  return JSON.parse(storableJson(changed)) as ImportValues
}

interface KeyOfRow {
  importId: number
  row: number
  key: string
  source: string
}

/** As when the list is read: a key is whole, and another row's only once. */
async function assertOwnKey(
  { importId, row, key, source }: KeyOfRow,
  trx: TransactionClientContract
): Promise<void> {
  const [shortened] = shortenedKey(key)
  if (shortened) throw fileRefusal(shortened, 'cells')
  const other = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, source_key: key, source })
    .whereNot('row', row)
    .whereNot('status', 'failed')
    .first()
  if (other) throw fileRefusal(`Row ${other.row} has the same listing ID, “${key}”.`, 'cells')
}

/**
 * Decides a row that is held back: it updates that home, becomes a new one, or is left out. Safe to
 * repeat. @throws HttpError 404; 409 once it was decided otherwise, or the import was undone
 */
export async function decideRow(
  { user, trx }: ActingUser,
  importId: number,
  row: number,
  decision: DuplicateDecision
): Promise<void> {
  const found = await lockMendable({ user, trx }, importId)
  const where = { import_id: importId, row }
  const held = await trx.from('listing_import_rows').where(where).first()
  if (!held) throw HttpError.notFound()
  if (held.decision === decision) return
  if (held.status !== 'held') throw HttpError.conflict('This row doesn’t wait for you any more.')
  if (decision === 'skip') {
    await trx.from('listing_import_photos').where(where).delete()
    await trx
      .from('listing_import_rows')
      .where(where)
      .update({ status: 'skipped', decision, property_id: null })
    return
  }
  await trx.from('listing_import_rows').where(where).update({ status: 'pending', decision })
  await wakePhotos({ trx }, importId, row)
  await reopenImport({ trx }, found)
}

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
  if (isImportRunning(found)) return
  if (!rowCount) throw HttpError.conflict('No photo of this import can be fetched again.')
  await reopenImport({ trx }, found)
}

/** Lets an import go on with what waits again. One that runs may be past it, so it gets a worker more. */
async function reopenImport({ trx }: InTransaction, found: ListingImport): Promise<void> {
  if (!isImportRunning(found)) {
    await found.merge({ status: 'processing', workedAt: DateTime.utc(), finishedAt: null }).save()
  }
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id: found.id })))
}

/** The photos of a row that is imported again. */
async function wakePhotos({ trx }: InTransaction, id: number, row: number): Promise<void> {
  await trx.rawQuery(
    `update listing_import_photos
     set status = case when reason is null then 'pending' else 'failed' end
     where import_id = :id and row = :row and status = 'waiting'`,
    { id, row }
  )
}
