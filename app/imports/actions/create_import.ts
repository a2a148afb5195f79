import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { MAX_UNFINISHED_IMPORTS } from '#app/imports/contract/limits'
import type { ListingRow } from '#app/imports/formats/listing_rows'
import RunImport from '#app/imports/jobs/run_import'
import ListingImport, { UNFINISHED } from '#app/imports/models/listing_import'

interface NewImport extends Pick<ListingImport, 'format' | 'currency'> {
  rows: ListingRow[]
}

const ROWS_PER_STATEMENT = 500

/** Stores every row; work starts after the commit. @throws HttpError 409 */
export async function createImport(
  { user, trx }: ActingUser,
  { format, currency, rows }: NewImport
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

  const created = await ListingImport.create(
    { userId: user.id, format, currency, total: rows.length },
    { client: trx }
  )
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await trx.rawQuery(
      `insert into listing_import_rows (import_id, row, "values", source_key, errors, status)
       select :id, "row", "values", key, errors,
         case when errors = '[]' then 'pending' else 'failed' end
       from jsonb_to_recordset(:rows::jsonb)
         as given("row" integer, "values" jsonb, key text, errors jsonb)`,
      { id: created.id, rows: JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT)) }
    )
  }
  await created.refresh()
  afterCommit(trx, () => enqueue(RunImport.dispatch({ id: created.id })))
  return created
}
