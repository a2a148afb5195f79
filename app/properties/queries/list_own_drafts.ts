import type User from '#app/accounts/models/user'
import Property from '#app/properties/models/property'

/** The drafts that someone worked on last, with what a card shows. */
export function listOwnDrafts(owner: User, limit: number): Promise<Property[]> {
  return Property.query()
    .where({ user_id: owner.id, status: 'draft' })
    .preload('featuredImage')
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}
