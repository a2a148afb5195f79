import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Stores rows of an import and their photos; those that can't be had fail at once.
 * @param rows JSON of `PlacedRow[]`
 */
export async function storeRows({ trx }: InTransaction, id: number, rows: string): Promise<void> {
  await trx.rawQuery(
    `insert into listing_import_rows (import_id, row, "values", source_key, source, errors, faults, notes, status)
     select :id, "row", "values", key, source, errors, faults, notes,
       case when errors = '[]' then 'pending' else 'failed' end
     from jsonb_to_recordset(:rows::jsonb)
       as given("row" integer, "values" jsonb, key text, source text, errors jsonb, faults jsonb,
         notes jsonb)`,
    { id, rows }
  )
  await trx.rawQuery(
    `insert into listing_import_photos (import_id, row, position, address, alt, file, reason, status)
     select :id, given."row", photo.at - 1, photo.said ->> 'address', photo.said ->> 'alt',
       photo.said ->> 'file', photo.said ->> 'reason',
       case when given.errors <> '[]' then 'waiting'
         when photo.said ->> 'reason' is null then 'pending' else 'failed' end
     from jsonb_to_recordset(:rows::jsonb) as given("row" integer, errors jsonb, photos jsonb)
     cross join jsonb_array_elements(given.photos) with ordinality as photo(said, at)`,
    { id, rows }
  )
}
