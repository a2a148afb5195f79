import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import type { PropertyStatus } from '#app/properties/contract/listing_options'
import { OWN_LISTINGS, ownersIds } from '../models/own_listings.js'
import {
  readOwnCards,
  readProperties,
  type OwnCardRow,
  type PropertyRow,
} from '../models/property_row.js'

/** With those of the team that they work in and manage. */
export function listOwnProperties(
  owner: User,
  status: PropertyStatus,
  page: PageRequest
): Promise<PropertyRow[]> {
  return readProperties(TAIL, valuesOf(owner, status, page))
}

/** The same with no more than their cards and what publishing asks for. */
export function listOwnCards(
  owner: User,
  status: PropertyStatus,
  page: PageRequest
): Promise<OwnCardRow[]> {
  return readOwnCards(TAIL, valuesOf(owner, status, page))
}

const TAIL = `where ${OWN_LISTINGS} and p.status = :status
  order by p.updated_at desc, p.id desc offset :skipped limit :limit`

function valuesOf(owner: User, status: PropertyStatus, { page, perPage }: PageRequest) {
  return { ...ownersIds(owner), status, skipped: (page - 1) * perPage, limit: perPage + 1 }
}
