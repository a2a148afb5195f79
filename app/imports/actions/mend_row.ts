import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { reopenImport, wakePhotos } from '#app/imports/actions/reopen_import'
import { IMPORT_FIELDS, type ImportValues } from '#app/imports/contract/import_fields'
import { MAX_KEY_CHARACTERS } from '#app/imports/contract/limits'
import { fileRefusal } from '#app/imports/formats/file_refusal'
import { shortenedKey } from '#app/imports/formats/interpret/shortened_key'
import { storableJson } from '#app/imports/formats/storable_json'
import { lockMendable } from '#app/imports/models/lock_mendable'

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
