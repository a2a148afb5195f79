import db from '@adonisjs/lucid/services/db'
import { listListedProperties } from './list_seen_properties.js'
import type { PropertyCardRow } from '#app/properties/property_row'

/** How many of the newest listings are looked at. */
const MAX_CANDIDATES = 200
const MIN_PHOTOS = 5
export const MIN_COVER_PX = 1200

/**
 * Listings for the front page, no two with the same cover photo: the newest
 * with at least five photos and a sharp cover, then, where those are too few,
 * the newest of the others.
 *
 * @param hiddenIds owners whose are left out
 */
export async function listShowcaseProperties(
  limit: number,
  hiddenIds: number[] = []
): Promise<PropertyCardRow[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `with newest as (
       select id, published_at, featured_image_id from properties
       where status = 'publish' and not is_private and user_id <> all(:hiddenIds::integer[])
       order by published_at desc, id desc limit :candidates
     ), covered as (
       select newest.id, published_at, content_hash,
         image_contents.width >= :px and
         (select count(*) from property_images where property_id = newest.id) >= :photos as is_good
       from newest
       join images on images.id = featured_image_id
       join image_contents on image_contents.hash = content_hash
     ), distinct_covers as (
       select distinct on (content_hash) id, published_at, is_good from covered
       order by content_hash, is_good desc, published_at desc, id desc
     )
     select id from distinct_covers order by is_good desc, published_at desc, id desc limit :limit`,
    { candidates: MAX_CANDIDATES, px: MIN_COVER_PX, photos: MIN_PHOTOS, limit, hiddenIds }
  )
  const ids = rows.map(({ id }) => id)
  const listed = await listListedProperties(ids)
  return ids.flatMap((id) => listed.get(id) ?? [])
}
