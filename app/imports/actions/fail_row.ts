import type { InTransaction } from '#app/kernel/database/transaction'

/** A row that can't be a listing; the others go on. */
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
