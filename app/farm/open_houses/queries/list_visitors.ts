import type { PageRequest } from '#app/common/http/paginator'
import { readVisitors, type VisitorRow } from '#app/farm/open_houses/models/visitor_row'

/** Newest first; one more than a page holds. */
export function listVisitors(
  openHouseId: number,
  { page, perPage }: PageRequest
): Promise<VisitorRow[]> {
  return readVisitors(
    `where v.open_house_id = :openHouseId
     order by v.registered_at desc, v.id desc offset :skipped limit :limit`,
    { openHouseId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}
