import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { ActingUser } from '#app/accounts/user'
import { lockDesign, lockDesignsOfPhoto, lockPicturedDesign } from '#app/designs/design_locks'
import type { PicturedDesign } from '#app/designs/design_pictures'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Saves corrections to the photo: they apply to all of its designs and later runs.
 * @param corrections PNG, see `readCorrections`; null removes them
 * @throws HttpError 404; 409 while the design is in progress
 */
export async function saveCorrections(
  { user, trx }: ActingUser,
  designId: number,
  corrections: Buffer | null
): Promise<PicturedDesign> {
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
  return lockPicturedDesign(designId, user.id, trx)
}

export async function copyCorrections(
  fromId: number,
  toId: number,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `insert into design_corrections (design_id, data)
     select ?, data from design_corrections where design_id = ?`,
    [toId, fromId]
  )
}

export async function findCorrections(designId: number): Promise<Buffer | null> {
  const corrections: { data: Uint8Array } | null = await db
    .from('design_corrections')
    .select('data')
    .where('design_id', designId)
    .first()
  return corrections && Buffer.from(corrections.data)
}
