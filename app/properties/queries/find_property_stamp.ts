import { preparedRows } from '#app/kernel/database/prepared_rows'
import { listingMediaStamp } from '#app/properties/registry/listing_media'

interface Row {
  id: number
  version: number
  owner_at: Date | null
  team_at: Date | null
  images_at: Date | null
  newest_market: number | null
  media: string
}

/**
 * The version of a listing's public page: the listing, its owner, team and images, the markets
 * around it, and what other modules add. Null if guests may not see it.
 */
export async function findPropertyStamp({ slug }: Record<string, string>): Promise<string | null> {
  const [row] = await preparedRows<Row>(
    `select p.id, p.version, u.updated_at as owner_at,
       (select updated_at from teams where id = p.team_id) as team_at,
       (select max(id) from markets) as newest_market,
       (select max(i.updated_at) from images i where i.id in (
          select image_id from property_images where property_id = p.id
          union all
          select ci.image_id from component_images ci
          join components c on c.id = ci.component_id where c.property_id = p.id)) as images_at,
       ${listingMediaStamp()} as media
     from properties p join users u on u.id = p.user_id
     where p.slug = :slug and p.status = 'publish' and not p.is_private`,
    { slug }
  )
  if (!row) return null
  return [
    row.id,
    row.version,
    row.owner_at?.getTime(),
    row.team_at?.getTime(),
    row.images_at?.getTime(),
    row.newest_market,
    row.media,
  ].join('-')
}
