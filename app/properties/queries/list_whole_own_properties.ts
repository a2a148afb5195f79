import type User from '#app/accounts/models/user'
import { OWN_LISTINGS, ownersIds } from '#app/properties/models/own_listings'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/models/property_row'

/** Whatever their status, with their galleries, in the order they were made. @param after an id */
export function listWholeOwnProperties(
  owner: User,
  after: number,
  limit: number
): Promise<PropertyPageRow[]> {
  return readPropertyPages(`where ${OWN_LISTINGS} and p.id > :after order by p.id limit :limit`, {
    ...ownersIds(owner),
    after,
    limit,
  })
}
