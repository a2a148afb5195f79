import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { saveImage } from '#app/media/actions/save_image'
import { createProperty } from '#app/properties/actions/create_property'
import { roomsContent } from '#app/properties/contract/component_content'
import { MAX_NAME_CHARACTERS, type ComponentType } from '#app/properties/contract/listing_options'
import type { OpaqueJson } from '#app/properties/contract/opaque_json'
import Component from '#app/properties/models/component'
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
  await copyContents(original.id, property.id, copies, trx)
  return findWholeProperty(property.id, trx)
}

async function copyContents(
  from: number,
  to: number,
  copies: ReadonlyMap<number, number>,
  trx: TransactionClientContract
): Promise<void> {
  const written = await Component.query({ client: trx })
    .where('property_id', from)
    .whereNot('type', 'staging')
  for (const { type, content } of written) {
    const copy = await Component.query({ client: trx }).where({ property_id: to, type }).first()
    await copy?.merge({ content: withPhotos(type, content, copies) }).save()
  }
}

/** Rooms show the photos of their own listing. */
function withPhotos(
  type: ComponentType,
  content: OpaqueJson,
  copies: ReadonlyMap<number, number>
): OpaqueJson {
  if (type !== 'rooms') return content
  const rooms = roomsContent(content).rooms.map((room) => ({
    ...room,
    photo: room.photo === null ? null : (copies.get(room.photo) ?? null),
  }))
  return { ...content, rooms }
}
