import type { InTransaction } from '#app/kernel/database/transaction'

/** Records a row that can't become a listing, without its photos; the others continue. */
export async function failRow(
  { trx }: InTransaction,
  importId: number,
  row: number,
  errors: string[]
): Promise<void> {
  const failed = await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row, status: 'pending' })
    .update({ status: 'failed', errors: JSON.stringify(errors) }, 'row')
  if (failed.length) {
    await trx.from('listing_import_photos').where({ import_id: importId, row }).delete()
  }
}
