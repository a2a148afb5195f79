import type { InTransaction } from '#app/kernel/database/transaction'
import type { ImportPhoto } from '#app/imports/models/import_photo'
import { lockRunning } from '#app/imports/models/lock_running'

/** Records a photo that can't be had, with the reason; its row and the other photos go on. */
export async function failPhoto(
  { trx }: InTransaction,
  importId: number,
  { row, position }: ImportPhoto,
  reason: string
): Promise<void> {
  if (!(await lockRunning(importId, trx))) return
  await trx
    .from('listing_import_photos')
    .where({ import_id: importId, row, position, status: 'pending' })
    .update({ status: 'failed', reason })
}
