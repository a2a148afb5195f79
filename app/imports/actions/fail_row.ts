import type { InTransaction } from '#app/kernel/database/transaction'

/** Records a row that can't become a listing; the others continue. */
export async function failRow(
  { trx }: InTransaction,
  importId: number,
  row: number,
  errors: string[]
): Promise<void> {
  await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row, status: 'pending' })
    .update({ status: 'failed', errors: JSON.stringify(errors) })
}
