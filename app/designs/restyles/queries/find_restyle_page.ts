import type User from '#app/accounts/models/user'
import { readDesigns, type DesignRow } from '#app/designs/models/design_row'
import type Restyle from '#app/designs/restyles/models/restyle'
import { findRestyle } from '#app/designs/restyles/queries/find_restyle'
import type { PropertyPageRow } from '#app/properties/models/property_row'
import { findEditableProperty } from '#app/properties/queries/find_editable_property'

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
