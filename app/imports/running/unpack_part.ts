import db from '@adonisjs/lucid/services/db'
import { lockRunning } from '#app/imports/import_locks'
import { unpackRows } from '#app/imports/reading/pack_rows'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'

/** Stores the next rows of a long list. @returns whether there were any */
export async function unpackNextPart(id: number): Promise<boolean> {
  const next = await findNextPart(id)
  if (!next) return false
  const rows = await unpackRows(next.packed)
  await transaction((trx) => unpackPart({ trx }, id, next.part, rows))
  return true
}

interface PackedPart {
  part: number
  packed: Buffer
}

/** Of an import in progress; null if every row is unpacked. */
async function findNextPart(importId: number): Promise<PackedPart | null> {
  const { rows } = await db.rawQuery<{ rows: PackedPart[] }>(
    `select p.part, p.packed from listing_import_parts p join listing_imports i on i.id = p.import_id
     where p.import_id = :importId and i.status in ('pending', 'processing')
     order by p.part limit 1`,
    { importId }
  )
  return rows[0] ?? null
}

/** Stores the rows of one part of a list, once. @param rows JSON of `PlacedRow[]` */
async function unpackPart(
  { trx }: InTransaction,
  importId: number,
  part: number,
  rows: string
): Promise<void> {
  if (!(await lockRunning(importId, trx))) return
  const { rowCount } = await trx.rawQuery(
    'delete from listing_import_parts where import_id = :importId and part = :part',
    { importId, part }
  )
  if (rowCount) await storeRows({ trx }, importId, rows)
}

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
