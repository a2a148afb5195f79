import type { InTransaction } from '#app/kernel/database/transaction'
import { storeRows } from '#app/imports/actions/store_rows'
import { lockRunning } from '#app/imports/models/lock_running'

/** Stores the rows of one part of a list, once. @param rows JSON of `PlacedRow[]` */
export async function unpackPart(
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
