import type { PageRequest } from '#app/common/http/paginator'
import type { DesignFilter } from '#app/designs/contract/design_filter'
import { readDesigns, type DesignRow } from '#app/designs/models/design_row'

export function listDesigns(
  userId: number,
  { isFavorite, roomType }: DesignFilter,
  { page, perPage }: PageRequest
): Promise<DesignRow[]> {
  const conditions = [
    'd.user_id = :userId',
    ...(isFavorite ? ['d.favorite'] : []),
    ...(roomType ? [`d.options ->> 'roomType' = :roomType`] : []),
  ]
  return readDesigns(
    `where ${conditions.join(' and ')} order by d.id desc offset :skipped limit :limit`,
    { userId, roomType, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}
