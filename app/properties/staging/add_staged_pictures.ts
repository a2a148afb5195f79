import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { saveImage } from '#app/media/save_image'
import type ImageContent from '#app/media/image_content'
import { stagingContent, type StagedPicture } from '#app/properties/parts/component_content'
import { MAX_STAGED_PHOTOS } from '#app/properties/listing_options'
import Component from '#app/properties/parts/component'
import type Property from '#app/properties/property'
import { lockProperty } from '#app/properties/property_locks'
import type { ActingUser } from '#app/accounts/user'

export interface NewStagedPicture {
  /** identifies it when it comes twice */
  source: string
  result: ImageContent
  original: ImageContent
  caption: string
}

/**
 * Adds staged photos and their originals as the listing's own images, all or none. Safe to repeat:
 * those that are there already stay as they are.
 * @throws HttpError 404, 403; 409 if the listing would be too full
 */
export async function addStagedPictures(
  { user, trx }: ActingUser,
  where: { slug: string } | { id: number },
  given: readonly NewStagedPicture[]
): Promise<Property> {
  const property = await lockProperty(where, user, trx)
  const component = await Component.firstOrCreate(
    { propertyId: property.id, type: 'staging' },
    { content: {} },
    { client: trx }
  )
  const { pictures } = stagingContent(component.content)
  const fresh = given.filter(({ source }) => !pictures.some((picture) => picture.source === source))
  if (!fresh.length) return property
  assertRoom(MAX_STAGED_PHOTOS - pictures.length, fresh.length)

  const added: StagedPicture[] = []
  for (const picture of fresh) added.push(await savePicture({ user, trx }, picture))
  await attachPhotos(component, added, 2 * pictures.length, trx)
  await component.merge({ content: { pictures: [...pictures, ...added] } }).save()

  property.version += 1
  return property.save()
}

function assertRoom(free: number, wanted: number): void {
  if (wanted <= free) return
  const most = `A listing can have at most ${MAX_STAGED_PHOTOS} virtually staged photos.`
  throw HttpError.conflict(free > 0 ? `${most} There is room for ${free} more.` : most)
}

async function savePicture(
  { user: owner, trx }: ActingUser,
  { source, result, original, caption }: NewStagedPicture
): Promise<StagedPicture> {
  const save = (content: ImageContent, alt: string) =>
    saveImage({ trx }, content, { owner, purpose: 'property', alt, isUsed: true })
  const after = await save(result, `Virtually staged: ${caption}`)
  const before = await save(original, 'The room as it is today')
  return { image: after.id, original: before.id, caption, source }
}

async function attachPhotos(
  component: Component,
  pictures: readonly StagedPicture[],
  position: number,
  trx: TransactionClientContract
): Promise<void> {
  const ids = pictures.flatMap(({ image, original }) => [image, original])
  await trx.table('component_images').multiInsert(
    ids.map((id, index) => ({
      component_id: component.id,
      image_id: id,
      position: position + index,
    }))
  )
}
