import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'

const MAX_SHOWN = 12

/** A listing’s open houses that haven’t ended, the next first. */
export function listComing(propertyId: number): Promise<OpenHouseRow[]> {
  return readOpenHouses(
    `where o.property_id = :propertyId and o.cancelled_at is null and o.ends_at > now()
     order by o.starts_at, o.id limit :limit`,
    { propertyId, limit: MAX_SHOWN }
  )
}
