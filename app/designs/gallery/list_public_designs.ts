import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import User from '#app/accounts/user'
import Design from '#app/designs/design'
import { listPublicLooks } from '#app/designs/gallery/list_public_looks'
import { cursorOf, parseCursor, type PublicCursor } from '#app/designs/gallery/public_cursor'
import PublicDesignTransformer from '#app/designs/gallery/public_design_transformer'
import { publicFilter, type PublicFilter } from '#app/designs/gallery/public_filter'

const PER_PAGE = 24
const MAX_GALLERY_DESIGNS = 12

/** The page of published designs for a query, with the looks to filter by. */
export async function findPublicDesigns(query: Record<string, unknown>, viewerId: number | null) {
  const filter = publicFilter(query)
  return {
    ...(await listPublicPage(query, viewerId)),
    filter,
    looks: await listPublicLooks(filter),
  }
}

export async function listPublicPage(query: Record<string, unknown>, viewerId: number | null) {
  const filter = publicFilter(query)
  const rows = await listPublicDesigns({
    filter,
    after: parseCursor(query.after),
    limit: PER_PAGE + 1,
    hiddenIds: await listHiddenUserIds(viewerId),
  })
  const designs = rows.slice(0, PER_PAGE)
  return {
    designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    next_page_url:
      rows.length > PER_PAGE ? nextPage(filter, cursorOf(designs[PER_PAGE - 1])) : null,
  }
}

export async function listGallery(viewerId: number | null) {
  const designs = await listGalleryDesigns(MAX_GALLERY_DESIGNS, await listHiddenUserIds(viewerId))
  return { designs: designs.map((design) => new PublicDesignTransformer(design).toObject()) }
}

function nextPage(filter: PublicFilter, after: string): string {
  const query = new URLSearchParams({ after })
  for (const [key, value] of Object.entries(filter)) if (value) query.set(key, value)
  return `/api/designs/public?${query}`
}

interface Asked {
  filter: PublicFilter
  after: PublicCursor | null
  limit: number
  /** authors to leave out */
  hiddenIds?: number[]
}

export async function listPublicDesigns({
  filter,
  after,
  limit,
  hiddenIds = [],
}: Asked): Promise<Design[]> {
  const query = Design.query()
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .whereNotIn('user_id', hiddenIds)
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

/**
 * Featured designs, latest first, then the newest public ones. @param hiddenIds authors to leave
 * out
 */
export async function listGalleryDesigns(
  limit: number,
  hiddenIds: number[] = []
): Promise<Design[]> {
  const featured = await Design.query()
    .whereNotNull('featured_at')
    .whereNotNull('image_id')
    .whereNotIn('user_id', hiddenIds)
    .preload('owner')
    .orderBy('featured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (featured.length === limit) return featured
  const newest = await Design.query()
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .whereNotIn('user_id', hiddenIds)
    .whereNull('featured_at')
    .preload('owner')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit - featured.length)
  return [...featured, ...newest]
}
