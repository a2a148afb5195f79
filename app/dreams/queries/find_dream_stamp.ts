import db from '@adonisjs/lucid/services/db'

/** A stamp of a public board and what it shows; null if guests may not see it. */
export async function findDreamStamp({ id }: Record<string, string>): Promise<string | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('.', d.id, d.version, u.xmin,
       (select string_agg(concat_ws(':', i.id, picture.xmin, g.xmin, p.version, p.xmin), '-'
          order by i.position, i.id)
        from dream_items i
        left join images picture on picture.id = coalesce(i.image_id, i.preview_image_id)
        left join designs g on g.id = i.design_id
        left join properties p on p.id = i.property_id
        where i.dream_id = d.id),
       (select count(*) from dream_votes v join dream_items i on i.id = v.item_id
        where i.dream_id = d.id)) as stamp
     from dreams d join users u on u.id = d.user_id
     where d.id = ? and d.visibility = 'public'`,
    [id]
  )
  return rows[0]?.stamp ?? null
}
