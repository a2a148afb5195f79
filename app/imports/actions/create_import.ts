import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { MAX_UNFINISHED_IMPORTS } from '#app/imports/contract/limits'
import type { PlacedRow } from '#app/imports/formats/place_photos'
import RunImport from '#app/imports/jobs/run_import'
import { findOwnArchive } from '#app/imports/queries/find_own_archive'
import ListingImport, { UNFINISHED } from '#app/imports/models/listing_import'

interface NewImport extends Pick<ListingImport, 'format' | 'currency' | 'publish'> {
  rows: PlacedRow[]
  /** about the file as a whole */
  notes: string[]
  archiveId: number | null
}

const ROWS_PER_STATEMENT = 500

/** Stores every row; work starts after the commit. @throws HttpError 409; E_VALIDATION_ERROR on `archive` */
export async function createImport(
  { user, trx }: ActingUser,
  { rows, ...settings }: NewImport
): Promise<ListingImport> {
  // locked, so that concurrent imports count each other
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const unfinished = await ListingImport.query({ client: trx })
    .where('user_id', user.id)
    .whereIn('status', [...UNFINISHED])
  if (unfinished.length >= MAX_UNFINISHED_IMPORTS) {
    throw HttpError.conflict(
      `${MAX_UNFINISHED_IMPORTS} of your imports are still running. Wait until one is done.`
    )
  }

  // locked, so that it isn't removed meanwhile
  if (settings.archiveId !== null) await findOwnArchive(user, settings.archiveId, trx)
  const created = await ListingImport.create(
    { userId: user.id, ...settings, total: rows.length },
    { client: trx }
  )
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await trx.rawQuery(
      `insert into listing_import_rows (import_id, row, "values", source_key, errors, notes, status)
       select :id, "row", "values", key, errors, notes,
         case when errors = '[]' then 'pending' else 'failed' end
       from jsonb_to_recordset(:rows::jsonb)
         as given("row" integer, "values" jsonb, key text, errors jsonb, notes jsonb)`,
      { id: created.id, rows: JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT)) }
    )
  }
  await storePhotos(created.id, rows, trx)
  await created.refresh()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id: created.id })))
  return created
}

/** Those that can't be had fail at once. */
async function storePhotos(id: number, rows: PlacedRow[], trx: TransactionClientContract) {
  const photos = rows.flatMap(({ row, photos: wanted }) =>
    wanted.map((photo, position) => ({ ...photo, row, position }))
  )
  for (let from = 0; from < photos.length; from += ROWS_PER_STATEMENT) {
    await trx.rawQuery(
      `insert into listing_import_photos (import_id, row, position, address, alt, file, reason, status)
       select :id, "row", position, address, alt, file, reason,
         case when reason is null then 'pending' else 'failed' end
       from jsonb_to_recordset(:photos::jsonb)
         as given("row" integer, position integer, address text, alt text, file text,
           reason text)`,
      { id, photos: JSON.stringify(photos.slice(from, from + ROWS_PER_STATEMENT)) }
    )
  }
}
