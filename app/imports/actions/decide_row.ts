import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { reopenImport, wakePhotos } from '#app/imports/actions/reopen_import'
import type { Decision } from '#app/imports/contract/decisions'
import { lockMendable } from '#app/imports/models/lock_mendable'

/**
 * Decides a row that is held back: it updates that home, becomes a new one, or is left out. Safe to
 * repeat. @throws HttpError 404; 409 once it was decided otherwise, or the import was undone
 */
export async function decideRow(
  { user, trx }: ActingUser,
  importId: number,
  row: number,
  decision: Decision
): Promise<void> {
  const found = await lockMendable({ user, trx }, importId)
  const where = { import_id: importId, row }
  const held = await trx.from('listing_import_rows').where(where).first()
  if (!held) throw HttpError.notFound()
  if (held.decision === decision) return
  if (held.status !== 'held') throw HttpError.conflict('This row doesn’t wait for you any more.')
  if (decision === 'skip') {
    await trx.from('listing_import_photos').where(where).delete()
    await trx
      .from('listing_import_rows')
      .where(where)
      .update({ status: 'skipped', decision, property_id: null })
    return
  }
  await trx.from('listing_import_rows').where(where).update({ status: 'pending', decision })
  await wakePhotos({ trx }, importId, row)
  await reopenImport({ trx }, found)
}
