import Restyle from '#app/designs/restyles/models/restyle'

const MAX_LISTED = 6

/** Somebody's newest restyles of a listing, with their items. */
export function listRestyles(userId: number, propertyId: number): Promise<Restyle[]> {
  return Restyle.query()
    .where({ user_id: userId, property_id: propertyId })
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .preload('items')
    .exec()
}
