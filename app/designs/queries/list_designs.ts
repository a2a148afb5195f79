import type { PageRequest } from '#app/common/http/paginator'
import type { DesignFilter } from '#app/designs/design_filter'
import Design from '#app/designs/models/design'

/** One page (and one row more) of somebody's designs, newest first. */
export function listDesigns(
  userId: number,
  { isFavorite, roomType }: DesignFilter,
  { page, perPage }: PageRequest
): Promise<Design[]> {
  const query = Design.query().where('user_id', userId)
  if (isFavorite) query.where('favorite', true)
  if (roomType) query.whereRaw(`options ->> 'roomType' = ?`, [roomType])
  return query
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
