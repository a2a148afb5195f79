import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'
import { listOwnIds } from '#app/properties/queries/list_own_ids'

export type When = 'upcoming' | 'past'

/** Of one’s own listings, and those one hosts: the next first, or of past ones the last. */
export async function listOpenHouses(
  user: User,
  when: When,
  { page, perPage }: PageRequest
): Promise<OpenHouseRow[]> {
  const coming = 'o.ends_at > now() and o.cancelled_at is null'
  return readOpenHouses(
    `where o.id in (
       select id from open_houses where property_id = any(:listingIds::integer[])
       union select open_house_id from open_house_hosts where user_id = :userId)
     and ${when === 'upcoming' ? coming : `not (${coming})`}
     order by o.starts_at ${when === 'upcoming' ? '' : 'desc'}, o.id offset :skipped limit :limit`,
    {
      userId: user.id,
      listingIds: await listOwnIds(user),
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
}
