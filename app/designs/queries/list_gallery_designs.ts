import Design from '#app/designs/models/design'

/** The curated designs, the latest choice first; after them the newest public ones, up to a limit. */
export async function listGalleryDesigns(limit: number): Promise<Design[]> {
  const featured = await Design.query()
    .whereNotNull('featured_at')
    .whereNotNull('image_id')
    .preload('owner')
    .orderBy('featured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (featured.length === limit) return featured
  const newest = await Design.query()
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .whereNull('featured_at')
    .preload('owner')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit - featured.length)
  return [...featured, ...newest]
}
