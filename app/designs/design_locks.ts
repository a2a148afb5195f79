import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LostLease } from '#app/common/jobs/lost_lease'
import Design from '#app/designs/design'
import { loadPicturesOf, type PicturedDesign } from '#app/designs/design_pictures'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Locks a design until the transaction ends. @throws HttpError 404 */
export async function lockDesign(
  id: number,
  userId: number,
  trx: TransactionClientContract
): Promise<Design> {
  const design = await Design.query({ client: trx })
    .where({ id, user_id: userId })
    .forUpdate()
    .first()
  if (!design) throw HttpError.notFound()
  return design
}

/** Like `lockDesign`, with its images. @throws HttpError 404 */
export async function lockPicturedDesign(
  id: number,
  userId: number,
  trx: TransactionClientContract
): Promise<PicturedDesign> {
  return loadPicturesOf(await lockDesign(id, userId, trx))
}

/** A design, with the token of the worker that claimed it. */
export interface LeasedDesign {
  id: number
  leaseToken: string
}

/**
 * Locks a worker's design.
 * @throws LostLease if it no longer belongs to this worker
 */
export async function lockLeasedDesign(
  { id, leaseToken }: LeasedDesign,
  trx: TransactionClientContract
): Promise<Design> {
  const design = await Design.query({ client: trx })
    .where({ id, lease_token: leaseToken, status: 'processing' })
    .forUpdate()
    .first()
  if (!design) throw new LostLease()
  return design
}

/**
 * Locks a person's designs of one photo and returns their ids, always in the same order to prevent
 * deadlocks.
 * @param designId returned alone once its photo was deleted
 */
export async function lockDesignsOfPhoto(
  designId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `select id from designs
     where user_id = :userId and (id = :designId or original_image_id =
       (select original_image_id from designs where id = :designId and user_id = :userId))
     order by id for update`,
    { designId, userId }
  )
  return rows.map(({ id }) => id)
}
