import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { readDesigns, type DesignRow } from '#app/designs/design_row'
import Restyle from '#app/designs/restyles/restyle'
import RestyleItem from '#app/designs/restyles/restyle_item'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { PropertyPageRow } from '#app/properties/property_row'
import { findEditableProperty } from '#app/properties/find_property'

/** @throws HttpError 404 */
export async function findRestyle(
  id: number,
  userId: number,
  client?: TransactionClientContract
): Promise<Restyle> {
  const restyle = await Restyle.query({ client }).where({ id, user_id: userId }).first()
  if (!restyle) throw HttpError.notFound()
  return restyle
}

export interface RestylePage {
  restyle: Restyle
  property: PropertyPageRow
  designs: DesignRow[]
}

/**
 * All of a restyle with its listing.
 * @throws HttpError 404; 403 once they may no longer edit the listing
 */
export async function findRestylePage(id: number, user: User): Promise<RestylePage> {
  const restyle = await findRestyle(id, user.id)
  const property = await findEditableProperty({ id: restyle.propertyId }, user)
  await restyle.load('items')
  const designs = await readDesigns(
    'where d.id in (select design_id from restyle_items where restyle_id = :id)',
    { id }
  )
  return { restyle, property, designs }
}

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

/** Whether a design shares its look with others. */
export async function isOfRestyle(
  designId: number,
  client?: TransactionClientContract
): Promise<boolean> {
  return Boolean(await RestyleItem.query({ client }).where('design_id', designId).first())
}
