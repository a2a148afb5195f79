import db from '@adonisjs/lucid/services/db'

/** A stamp of listing, owner, team, images and the markets it may lie in, in one statement; null if guests may not see it. */
export async function findPropertyStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery(
    `select p.id, p.version, u.updated_at as owner_at,
       (select updated_at from teams where id = p.team_id) as team_at,
       (select max(id) from markets) as newest_market,
       (select max(i.updated_at) from images i where i.id in (
          select image_id from property_images where property_id = p.id
          union all
          select ci.image_id from component_images ci
          join components c on c.id = ci.component_id where c.property_id = p.id)) as images_at
     from properties p join users u on u.id = p.user_id
     where p.slug = ? and p.status = 'publish' and not p.is_private`,
    [slug]
  )
  const [row] = rows
  if (!row) return null
  return [
    row.id,
    row.version,
    row.owner_at?.getTime(),
    row.team_at?.getTime(),
    row.images_at?.getTime(),
    row.newest_market,
  ].join('-')
}
