import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type Design from '#app/designs/models/design'
import { lockDesignsOfPhoto } from '#app/designs/surfaces/models/lock_designs_of_photo'
import { lockDesign } from '#app/designs/models/lock_design'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * Saves corrections to the photo: they apply to all of its designs and later runs.
 * @param corrections PNG, see `readCorrections`; null removes them
 * @throws HttpError 404; 409 while the design is in progress
 */
export async function saveCorrections(
  { user, trx }: ActingUser,
  designId: number,
  corrections: Buffer | null
): Promise<Design> {
  const ids = await lockDesignsOfPhoto(designId, user.id, trx)
  const design = await lockDesign(designId, user.id, trx)
  if (design.isRunning) throw HttpError.conflict('This design is still in progress.')
  await trx.from('design_corrections').whereIn('design_id', ids).delete()
  const rows = ids.map((id) => ({ design_id: id, data: corrections }))
  if (corrections) await trx.table('design_corrections').multiInsert(rows)
  const correctedAt = corrections && DateTime.utc()
  await trx
    .from('designs')
    .whereIn('id', ids)
    .update({ corrected_at: correctedAt?.toSQL() ?? null })
  return lockDesign(designId, user.id, trx)
}
