import type { ActingUser } from '#app/accounts/models/acting_user'
import { saveImage } from '#app/media/actions/save_image'
import { copyDocuments } from '#app/properties/documents/actions/copy_documents'
import { copyParts } from '#app/properties/actions/copy_parts'
import { createProperty } from '#app/properties/actions/create_property'
import { MAX_NAME_CHARACTERS } from '#app/properties/contract/listing_options'
import { lockProperty } from '#app/properties/models/lock_property'
import type Property from '#app/properties/models/property'
import { inputOf } from '#app/properties/models/property_input'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'

const SUFFIX = ' (copy)'

/** A draft with its own photos, without staged photos and price history. @throws HttpError 404, 403 */
export async function duplicateProperty(
  { user: owner, trx }: ActingUser,
  slug: string
): Promise<Property> {
  const original = await lockProperty({ slug }, owner, trx)
  await original.load('images')
  const copies = new Map<number, number>()
  for (const { id, content, alt } of original.images) {
    const copy = await saveImage({ trx }, content, { owner, purpose: 'property', alt })
    copies.set(id, copy.id)
  }
  const name = `${(original.name ?? 'Listing').slice(0, MAX_NAME_CHARACTERS - SUFFIX.length)}${SUFFIX}`
  const input = { ...inputOf(original), name, images: [...copies.values()] }
  const property = await createProperty({ user: owner, trx }, input)
  await copyParts({ user: owner, trx }, { from: original.id, to: property.id, photos: copies })
  await copyDocuments({ trx }, { from: original.id, to: property.id })
  return findWholeProperty(property.id, trx)
}
