import Design from '#app/designs/models/design'
import type { PageRequest } from '#app/common/http/paginator'

/** A person's public designs, newest first; one more than a page holds. */
export function listUserDesigns(userId: number, { page, perPage }: PageRequest): Promise<Design[]> {
  return Design.query()
    .where('user_id', userId)
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .preload('owner')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
