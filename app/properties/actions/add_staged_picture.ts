import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import SaveImage from '#app/media/actions/save_image'
import type Image from '#app/media/models/image'
import type ImageContent from '#app/media/models/image_content'
import { stagingContent } from '#app/properties/component_content'
import { MOST_STAGED } from '#app/properties/listing_options'
import Component from '#app/properties/models/component'
import type Property from '#app/properties/models/property'
import { lockProperty } from '#app/properties/queries/find_property'

interface NewStagedPicture {
  /** what it was made from, for the second time that it comes */
  source: string
  result: ImageContent
  original: ImageContent
  caption: string
}

/**
 * Adds a virtually staged picture and its original to one's listing, as
 * pictures of the listing's own: what they were taken from may go. One that
 * is there already is not added again, also when both come at once.
 */
export default class AddStagedPicture {
  /** @throws HttpError 404, 403; 409 when the listing has as many as it can hold */
  async handle(
    editor: User,
    slug: string,
    { source, result, original, caption }: NewStagedPicture,
    trx: TransactionClientContract
  ): Promise<Property> {
    const property = await lockProperty({ slug }, editor, trx)
    const component = await Component.firstOrCreate(
      { propertyId: property.id, type: 'staging' },
      { content: {} },
      { client: trx }
    )
    const { pictures } = stagingContent(component.content)
    if (pictures.some((picture) => picture.source === source)) return property
    if (pictures.length >= MOST_STAGED) {
      throw HttpError.conflict(`A listing holds at most ${MOST_STAGED} virtually staged pictures.`)
    }

    const save = (content: ImageContent, alt: string) =>
      new SaveImage().handle(
        content,
        { owner: editor, purpose: 'property', alt, isUsed: true },
        trx
      )
    const after = await save(result, `Virtually staged: ${caption}`)
    const before = await save(original, 'The room as it is')
    await this.#attach(component, [after, before], 2 * pictures.length, trx)
    const added = { image: after.id, original: before.id, caption, source }
    await component.merge({ content: { pictures: [...pictures, added] } }).save()

    property.version += 1
    return property.save()
  }

  /** @param position of the first */
  async #attach(
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
}
