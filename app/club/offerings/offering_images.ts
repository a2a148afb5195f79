import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import type Offering from '#app/club/offerings/offering'
import { attachImages, detachImages } from '#app/media/change_images'
import type Image from '#app/media/image'

/** Sets an offering’s photos in their order. @throws E_VALIDATION_ERROR for somebody else’s */
export async function replaceImages(
  { user, trx }: ActingUser,
  offering: Offering,
  ids: number[]
): Promise<void> {
  const before = await listOfferingImageIds({ trx }, offering.id)
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

export async function listOfferingImageIds(
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

/** Whether a public offering shows an image, or one that this person asked for. */
export async function isOfSeenOffering({ id }: Image, user: User | null): Promise<boolean> {
  const viewerId = user?.id ?? null
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from offering_images shown join offerings o on o.id = shown.offering_id
     where shown.image_id = :id
       and ((o.status = 'publish' and o.user_id <> all(:hiddenIds::integer[]))
         or exists (select from offering_requests r
           where r.offering_id = o.id and r.customer_id = :viewerId::integer))
     limit 1`,
    { id, viewerId, hiddenIds: await listHiddenUserIds(viewerId) }
  )
  return rows.length > 0
}

/** Null if no offering shows the image. */
export async function reasonToKeepOfferingImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const shown = await trx.from('offering_images').where('image_id', id).select('image_id').first()
  return shown ? 'This photo is part of an offering. Remove it there first.' : null
}
