import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import Design from '#app/designs/design'
import { loadPictures, type PicturedDesign } from '#app/designs/design_pictures'

/** A person's public designs, newest first; one more than a page holds. */
export async function listUserDesigns(
  userId: number,
  { page, perPage }: PageRequest
): Promise<PicturedDesign[]> {
  const designs = await Design.query()
    .where('user_id', userId)
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .preload('owner')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  return loadPictures(designs)
}

/** The newest public designs of several people. */
export async function listDesignsBy(
  userIds: readonly number[],
  limit: number
): Promise<PicturedDesign[]> {
  const designs = await Design.query()
    .whereIn('user_id', [...userIds])
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .preload('owner')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return loadPictures(designs)
}

/** Number of a person's public designs. */
export async function countUserDesigns(userId: number): Promise<number> {
  const [{ count }]: { count: string }[] = await db
    .from('designs')
    .where('user_id', userId)
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .count('* as count')
  return Number(count)
}

/** A stamp of a profile's designs and their images. */
export async function findUserDesignsStamp(userId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select md5(string_agg(concat_ws('.', d.id, d.xmin,
         (select string_agg(i.xmin::text, '-' order by i.id) from images i
          where i.id in (d.image_id, d.high_res_image_id, d.original_image_id))),
       ',' order by d.id)) as stamp
     from designs d
     where d.user_id = ? and d.published_at is not null and d.image_id is not null`,
    [userId]
  )
  return rows[0].stamp ?? ''
}
