import db from '@adonisjs/lucid/services/db'

/** A stamp of the listings on somebody's profile and of their cover photos. */
export async function findUserListingsStamp(userId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select md5(string_agg(concat_ws('.', p.id, p.version, i.xmin), ',' order by p.id)) as stamp
     from properties p left join images i on i.id = p.featured_image_id
     where p.user_id = ? and p.status = 'publish' and not p.is_private`,
    [userId]
  )
  return rows[0].stamp ?? ''
}
