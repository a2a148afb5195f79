import type { ActingUser } from '#app/accounts/user'
import { countUse } from '#app/media/change_images'
import { loadedImage, withContent, type LoadedImage } from '#app/media/image'
import { saveImage } from '#app/media/save_image'
import { beforeAfterContent } from '#app/properties/before_after/before_after'
import { createProperty } from '#app/properties/create_property'
import { copyDocuments } from '#app/properties/documents/change_document'
import { findWholeProperty } from '#app/properties/find_property'
import { floorPlansContent } from '#app/properties/floor_plans/floor_plans'
import { MAX_LISTING_NAME_CHARACTERS } from '#app/properties/listing_options'
import Component from '#app/properties/parts/component'
import { roomsContent, type OpaqueJson } from '#app/properties/parts/component_content'
import type { WholeProperty } from '#app/properties/property'
import { inputOf } from '#app/properties/property_input'
import { lockProperty } from '#app/properties/property_locks'

const SUFFIX = ' (copy)'

/** A draft with its own photos, without staged photos and price history. @throws HttpError 404, 403 */
export async function duplicateProperty(
  { user: owner, trx }: ActingUser,
  slug: string
): Promise<WholeProperty> {
  const original = await lockProperty({ slug }, owner, trx)
  await original.load('images', withContent)
  const copies = new Map<number, number>()
  for (const { id, content, alt } of original.images.map(loadedImage)) {
    const copy = await saveImage({ trx }, content, { owner, purpose: 'property', alt })
    copies.set(id, copy.id)
  }
  const name = `${(original.name ?? 'Listing').slice(0, MAX_LISTING_NAME_CHARACTERS - SUFFIX.length)}${SUFFIX}`
  const input = { ...inputOf(original), name, images: [...copies.values()] }
  const property = await createProperty({ user: owner, trx }, input)
  await copyParts({ user: owner, trx }, { from: original.id, to: property.id, photos: copies })
  await copyDocuments({ trx }, { from: original.id, to: property.id })
  return findWholeProperty(property.id, trx)
}

/** The copy’s images by the original’s. */
type Copies = ReadonlyMap<number, number>

interface CopiedParts {
  /** ids of listings */
  from: number
  to: number
  photos: Copies
}

/** Copies what a listing’s parts say to its duplicate, but for staged photos. */
async function copyParts(
  { user: owner, trx }: ActingUser,
  { from, to, photos }: CopiedParts
): Promise<void> {
  const written = await Component.query({ client: trx })
    .where('property_id', from)
    .whereNot('type', 'staging')
    .preload('images', withContent)
  for (const part of written) {
    const { type } = part
    const copy = await Component.query({ client: trx }).where({ property_id: to, type }).first()
    if (!copy) continue
    const pictures = await copyPictures(
      { user: owner, trx },
      copy.id,
      part.images.map(loadedImage),
      photos
    )
    await copy.merge({ content: contentWith(part, photos, pictures) }).save()
  }
}

async function copyPictures(
  acting: ActingUser,
  componentId: number,
  images: readonly LoadedImage[],
  photos: Copies
): Promise<Copies> {
  const copies = new Map<number, number>()
  for (const [position, image] of images.entries()) {
    const copyId = photos.get(image.id) ?? (await copyPicture(acting, image))
    if (photos.has(image.id)) await countUse(acting, [copyId])
    const link = { component_id: componentId, image_id: copyId, position }
    await acting.trx.table('component_images').insert(link)
    copies.set(image.id, copyId)
  }
  return copies
}

async function copyPicture(
  { user: owner, trx }: ActingUser,
  { content, alt, purpose }: LoadedImage
): Promise<number> {
  const { id } = await saveImage({ trx }, content, { owner, purpose, alt, isUsed: true })
  return id
}

/** Rooms, pairs and pins show the photos of their own listing. */
function contentWith(
  { type, content }: Pick<Component, 'type' | 'content'>,
  photos: Copies,
  pictures: Copies
): OpaqueJson {
  const photoOf = (photo: number | null) => (photo === null ? null : (photos.get(photo) ?? null))
  if (type === 'rooms') {
    const rooms = roomsContent(content).rooms.map((room) => ({
      ...room,
      photo: photoOf(room.photo),
    }))
    return { ...content, rooms }
  }
  if (type === 'before_after') {
    const pairs = beforeAfterContent(content).pairs.map((pair) => ({
      ...pair,
      before: photoOf(pair.before),
      after: photoOf(pair.after),
    }))
    return { ...content, pairs }
  }
  if (type === 'floor_plans') {
    const plans = floorPlansContent(content).plans.flatMap(({ image, pins, ...plan }) => {
      const picture = pictures.get(image)
      if (picture === undefined) return []
      const copied = pins.map((pin) => ({ ...pin, photo: photoOf(pin.photo) }))
      return [{ ...plan, image: picture, pins: copied }]
    })
    return { ...content, plans }
  }
  return content
}
