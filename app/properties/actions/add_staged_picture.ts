import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { saveImage } from '#app/media/actions/save_image'
import type Image from '#app/media/models/image'
import type ImageContent from '#app/media/models/image_content'
import { stagingContent } from '#app/properties/contract/component_content'
import { MAX_STAGED_PHOTOS } from '#app/properties/contract/listing_options'
import Component from '#app/properties/models/component'
import type Property from '#app/properties/models/property'
import { lockProperty } from '#app/properties/models/lock_property'
import type { ActingUser } from '#app/accounts/models/acting_user'

interface NewStagedPicture {
  /** identifies it when it comes twice */
  source: string
  result: ImageContent
  original: ImageContent
  caption: string
}

/**
 * Adds a staged photo and its original as the listing's own images. Safe to repeat.
 * @throws HttpError 404, 403; 409 if the listing is full
 */
export async function addStagedPicture(
  { user: editor, trx }: ActingUser,
  slug: string,
  { source, result, original, caption }: NewStagedPicture
): Promise<Property> {
  const property = await lockProperty({ slug }, editor, trx)
  const component = await Component.firstOrCreate(
    { propertyId: property.id, type: 'staging' },
    { content: {} },
    { client: trx }
  )
  const { pictures } = stagingContent(component.content)
  if (pictures.some((picture) => picture.source === source)) return property
  if (pictures.length >= MAX_STAGED_PHOTOS) {
    throw HttpError.conflict(
      `A listing can have at most ${MAX_STAGED_PHOTOS} virtually staged photos.`
    )
  }

  const save = (content: ImageContent, alt: string) =>
    saveImage({ trx }, content, { owner: editor, purpose: 'property', alt, isUsed: true })
  const after = await save(result, `Virtually staged: ${caption}`)
  const before = await save(original, 'The room as it is today')
  await attachPhotos(component, [after, before], 2 * pictures.length, trx)
  const added = { image: after.id, original: before.id, caption, source }
  await component.merge({ content: { pictures: [...pictures, added] } }).save()

  property.version += 1
  return property.save()
}

async function attachPhotos(
  component: Component,
  images: Image[],
  position: number,
  trx: TransactionClientContract
): Promise<void> {
  await trx.table('component_images').multiInsert(
    images.map(({ id }, index) => ({
      component_id: component.id,
      image_id: id,
      position: position + index,
    }))
  )
}
