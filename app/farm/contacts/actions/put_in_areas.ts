import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type FarmContact from '#app/farm/contacts/models/farm_contact'

/** Sets the areas a contact is in by hand, beside those its place is in. @throws HttpError 404 */
export async function putInAreas(
  { trx }: InTransaction,
  { id, farmId }: Pick<FarmContact, 'id' | 'farmId'>,
  areaIds: readonly number[]
): Promise<void> {
  const wanted = [...new Set(areaIds)]
  const known = await trx.from('farm_areas').where('farm_id', farmId).whereIn('id', wanted)
  if (known.length < wanted.length) throw HttpError.notFound()
  await trx.from('farm_area_contacts').where('contact_id', id).delete()
  if (wanted.length) {
    await trx
      .table('farm_area_contacts')
      .multiInsert(wanted.map((areaId) => ({ area_id: areaId, contact_id: id, is_by_hand: true })))
  }
  await trx.rawQuery('select settle_farm_contact(?)', [id])
}
