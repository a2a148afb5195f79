import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'

const MAX_IN_FEED = 200

/**
 * Of a realtor’s public listings: those of the last month and all that come, with canceled ones,
 * so that calendars strike them out.
 */
export function listPublicOpenHouses(realtorId: number): Promise<OpenHouseRow[]> {
  return readOpenHouses(
    `where p.user_id = :realtorId and p.status = 'publish' and not p.is_private
       and o.ends_at > now() - interval '30 days'
     order by o.starts_at, o.id limit :limit`,
    { realtorId, limit: MAX_IN_FEED }
  )
}
