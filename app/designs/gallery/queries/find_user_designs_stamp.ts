import db from '@adonisjs/lucid/services/db'

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
