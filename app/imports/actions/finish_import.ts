import type { InTransaction } from '#app/kernel/database/transaction'

/** Once no row waits. Safe to repeat. */
export async function finishImport({ trx }: InTransaction, id: number): Promise<void> {
  await trx
    .from('listing_imports')
    .where('id', id)
    .whereIn('status', ['pending', 'processing'])
    .whereNotExists((rows) =>
      rows.from('listing_import_rows').where({ import_id: id, status: 'pending' })
    )
    .update({ status: 'completed', finished_at: trx.raw('now()') })
}
