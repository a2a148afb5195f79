import type { ActingUser } from '#app/accounts/models/acting_user'
import type Offering from '#app/club/offerings/models/offering'
import { attachImages } from '#app/media/actions/attach_images'
import { detachImages } from '#app/media/actions/detach_images'

/** Sets an offering’s photos in their order. @throws E_VALIDATION_ERROR for somebody else’s */
export async function replaceImages(
  { user, trx }: ActingUser,
  offering: Offering,
  ids: number[]
): Promise<void> {
  const before = await listImageIds({ trx }, offering.id)
  await attachImages(
    { user, trx },
    ids.filter((id) => !before.includes(id))
  )
  await trx.from('offering_images').where('offering_id', offering.id).delete()
  const rows = ids.map((id, position) => ({ offering_id: offering.id, image_id: id, position }))
  if (rows.length) await trx.table('offering_images').multiInsert(rows)
  await detachImages(
    { trx },
    before.filter((id) => !ids.includes(id))
  )
  // so that cached pages notice
  await trx.from('offerings').where('id', offering.id).update({ id: offering.id })
}

export async function listImageIds(
  { trx }: Pick<ActingUser, 'trx'>,
  offeringId: number
): Promise<number[]> {
  const rows: { image_id: number }[] = await trx
    .from('offering_images')
    .where('offering_id', offeringId)
    .orderBy('position')
    .select('image_id')
  return rows.map((row) => row.image_id)
}
