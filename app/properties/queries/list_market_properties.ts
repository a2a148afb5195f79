import { withinReachSql } from '#app/places/models/within_reach'
import type { PageRequest } from '#app/common/http/paginator'
import { readPropertyCards, type PropertyCardRow } from '../models/property_row.js'

export interface Reach {
  latitude: number
  longitude: number
  radiusKm: number
}

/** What anybody may see of the listings around a place, newest first. @param hiddenIds owners whose are left out */
export function listMarketProperties(
  { latitude, longitude, radiusKm }: Reach,
  { page, perPage }: PageRequest,
  hiddenIds: number[]
): Promise<PropertyCardRow[]> {
  return readPropertyCards(
    `where p.status = 'publish' and not p.is_private and ${withinReachSql('p')}
       and p.user_id <> all(:hiddenIds::integer[])
     order by p.published_at desc, p.id desc offset :skipped limit :limit`,
    { latitude, longitude, radiusKm, hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}
