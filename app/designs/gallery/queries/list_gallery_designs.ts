import Design from '#app/designs/models/design'

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
