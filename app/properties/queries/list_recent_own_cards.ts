import type User from '#app/accounts/models/user'
import { OWN_LISTINGS, ownersIds } from '#app/properties/models/own_listings'
import { readPropertyCards, type PropertyCardRow } from '#app/properties/models/property_row'

/** Whatever their status but archived, those changed last first. */
export function listRecentOwnCards(owner: User, limit: number): Promise<PropertyCardRow[]> {
  return readPropertyCards(
    `where ${OWN_LISTINGS} and p.status <> 'archive' order by p.updated_at desc, p.id desc limit :limit`,
    { ...ownersIds(owner), limit }
  )
}
