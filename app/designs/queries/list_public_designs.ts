import User from '#app/accounts/models/user'
import Design from '#app/designs/models/design'
import type { PublicFilter } from '#app/designs/public_filter'
import type { PublicPlace } from '#app/designs/public_place'

interface Asked {
  filter: PublicFilter
  /** those after it only */
  after: PublicPlace | null
  limit: number
}

/** Designs that everybody may see, the newest first, with whoever shows them. */
export async function listPublicDesigns({ filter, after, limit }: Asked): Promise<Design[]> {
  const query = Design.query()
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .preload('owner')
  const { room, theme, designer, color, by } = filter
  if (room) query.whereRaw(`options ->> 'roomType' = ?`, [room])
  if (theme) query.whereRaw(`options ->> 'theme' = ?`, [theme])
  if (designer) query.whereRaw(`options ->> 'designer' = ?`, [designer])
  if (color) query.whereRaw(`options -> 'colors' @> ?::jsonb`, [JSON.stringify([color])])
  if (by) query.whereIn('user_id', User.query().where('handle', by.toLowerCase()).select('id'))
  if (after) {
    query.whereRaw('(published_at, id) < (?, ?)', [after.publishedAt.toSQL()!, after.id])
  }
  return query.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).exec()
}
