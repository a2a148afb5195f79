import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import type { PropertyStatus } from '#app/properties/listing_options'
import Property from '#app/properties/models/property'

/** One page (and one row more) of what somebody offers in a status, last changed first. */
export function listOwnProperties(
  owner: User,
  status: PropertyStatus,
  { page, perPage }: PageRequest
): Promise<Property[]> {
  return Property.query()
    .where({ user_id: owner.id, status })
    .apply((scopes) => scopes.whole())
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
}
