import type { ActingUser } from '#app/accounts/models/acting_user'
import { countUse } from '#app/media/actions/count_use'
import { saveImage } from '#app/media/actions/save_image'
import type Image from '#app/media/models/image'
import { roomsContent } from '#app/properties/contract/component_content'
import { floorPlansContent } from '#app/properties/contract/floor_plans'
import type { OpaqueJson } from '#app/properties/contract/opaque_json'
import Component from '#app/properties/models/component'

/** The copy’s images by the original’s. */
type Copies = ReadonlyMap<number, number>

interface CopiedParts {
  /** ids of listings */
  from: number
  to: number
  photos: Copies
}

/** Copies what a listing’s parts say to its duplicate, but for staged photos. */
export async function copyParts(
  { user: owner, trx }: ActingUser,
  { from, to, photos }: CopiedParts
): Promise<void> {
  const written = await Component.query({ client: trx })
    .where('property_id', from)
    .whereNot('type', 'staging')
    .preload('images')
  for (const part of written) {
    const { type } = part
    const copy = await Component.query({ client: trx }).where({ property_id: to, type }).first()
    if (!copy) continue
    const pictures = await copyPictures({ user: owner, trx }, copy.id, part.images, photos)
    await copy.merge({ content: contentWith(part, photos, pictures) }).save()
  }
}

async function copyPictures(
  acting: ActingUser,
  componentId: number,
  images: readonly Image[],
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
  { content, alt, purpose }: Image
): Promise<number> {
  const { id } = await saveImage({ trx }, content, { owner, purpose, alt, isUsed: true })
  return id
}

/** Rooms and pins show the photos of their own listing. */
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
