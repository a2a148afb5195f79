import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import Design from '#app/designs/design'
import { loadPictures, type PicturedDesign } from '#app/designs/design_pictures'
import type { PublicCursor } from '#app/designs/gallery/public_cursor'
import type { PublicFilter } from '#app/designs/gallery/public_filter'

interface Asked {
  filter: PublicFilter
  after: PublicCursor | null
  limit: number
  /** authors to leave out */
  hiddenIds?: number[]
  /** whose likes count; null for a guest, who likes nothing */
  viewerId?: number | null
}

export async function listPublicDesigns({
  filter,
  after,
  limit,
  hiddenIds = [],
  viewerId = null,
}: Asked): Promise<PicturedDesign[]> {
  const query = Design.query()
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .whereNotIn('user_id', hiddenIds)
    .preload('owner')
  const { room, theme, designer, color, by, liked } = filter
  if (room) query.whereRaw(`options ->> 'roomType' = ?`, [room])
  if (theme) query.whereRaw(`options ->> 'theme' = ?`, [theme])
  if (designer) query.whereRaw(`options ->> 'designer' = ?`, [designer])
  if (color) query.whereRaw(`options -> 'colors' @> ?::jsonb`, [JSON.stringify([color])])
  if (by) query.whereIn('user_id', User.query().where('handle', by.toLowerCase()).select('id'))
  if (liked) {
    const likes = db
      .from('design_likes')
      .where('user_id', viewerId ?? 0)
      .select('design_id')
    query.whereIn('id', likes)
  }
  if (after) {
    query.whereRaw('(published_at, id) < (?, ?)', [after.publishedAt.toSQL()!, after.id])
  }
  return loadPictures(
    await query.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit)
  )
}

/**
 * Featured designs, latest first, then the newest public ones. @param hiddenIds authors to leave
 * out
 */
export async function listGalleryDesigns(
  limit: number,
  hiddenIds: number[] = []
): Promise<PicturedDesign[]> {
  const featured = await Design.query()
    .whereNotNull('featured_at')
    .whereNotNull('image_id')
    .whereNotIn('user_id', hiddenIds)
    .preload('owner')
    .orderBy('featured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (featured.length === limit) return loadPictures(featured)
  const newest = await Design.query()
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .whereNotIn('user_id', hiddenIds)
    .whereNull('featured_at')
    .preload('owner')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit - featured.length)
  return loadPictures([...featured, ...newest])
}
