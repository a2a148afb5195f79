import type { InTransaction } from '#app/kernel/database/transaction'

/** Completes an import once no rows are waiting. Idempotent. */
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
