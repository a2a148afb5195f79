import type { InTransaction } from '#app/kernel/database/transaction'

/** A row whose listing can't be taken back, with the reason; the others go on. */
export async function keepRow(
  { trx }: InTransaction,
  importId: number,
  row: number,
  note: string
): Promise<void> {
  await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row })
    .whereNull('undo')
    .update({ undo: 'kept', undo_note: note })
}
