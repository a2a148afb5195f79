import type { ActingUser } from '#app/accounts/user'
import { stagedPictureOf } from '#app/designs/staging/use_in_listing'
import { lockPicturedDesign } from '#app/designs/design_locks'
import type Restyle from '#app/designs/restyles/restyle'
import RestyleItem from '#app/designs/restyles/restyle_item'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  addStagedPictures,
  type NewStagedPicture,
} from '#app/properties/staging/add_staged_pictures'

/**
 * Adds the designs of items to the listing as staged photos, in the order of its photos: all or
 * none. Those that are there already stay as they are.
 * @throws HttpError 404, 403; 409 if one is unfinished, or the listing would be too full
 */
export async function addToListing(
  { user, trx }: ActingUser,
  restyle: Restyle,
  itemIds: readonly number[]
): Promise<void> {
  const items = await RestyleItem.query({ client: trx })
    .where('restyle_id', restyle.id)
    .whereIn('id', [...itemIds])
    .orderBy('position')
  const ids = items.flatMap(({ designId }) => designId ?? [])
  if (ids.length < itemIds.length) throw HttpError.notFound()
  // Everyone locks designs first, by id, then the listing: this rules out deadlocks.
  const designs = new Map<number, NewStagedPicture>()
  for (const id of ids.toSorted((one, other) => one - other)) {
    designs.set(id, stagedPictureOf(await lockPicturedDesign(id, user.id, trx)))
  }
  const pictures = ids.flatMap((id) => designs.get(id) ?? [])
  await addStagedPictures({ user, trx }, { id: restyle.propertyId }, pictures)
}
