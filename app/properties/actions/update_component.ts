import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import AttachImages from '#app/media/actions/attach_images'
import DetachImages from '#app/media/actions/detach_images'
import { stagingContent } from '#app/properties/component_content'
import Component from '#app/properties/models/component'
import { lockProperty } from '#app/properties/queries/find_property'

export interface ComponentInput {
  content?: Record<string, unknown>
  images?: number[]
}

/** Writes the content and the pictures of one part of one's listing. */
export default class UpdateComponent {
  async handle(
    editor: User,
    id: number,
    input: ComponentInput,
    trx: TransactionClientContract
  ): Promise<Component> {
    const component = await Component.find(id, { client: trx })
    if (!component) throw HttpError.notFound()
    const property = await lockProperty({ id: component.propertyId }, editor, trx)

    const images = this.#imagesOf(component, input)
    if (input.content) component.content = input.content
    await component.save()
    if (images) await this.#replaceImages(component, editor, images, trx)

    property.version += 1
    await property.save()
    await component.load('images')
    return component
  }

  /** Staged pictures are taken out by taking them out of the content. */
  #imagesOf({ type }: Component, { content, images }: ComponentInput): number[] | undefined {
    if (type !== 'staging' || !content) return images
    const { pictures } = stagingContent(content)
    return [...new Set(pictures.flatMap(({ image, original }) => [image, original]))]
  }

  async #replaceImages(
    component: Component,
    editor: User,
    ids: number[],
    trx: TransactionClientContract
  ): Promise<void> {
    const rows = await trx.from('component_images').where('component_id', component.id)
    const before: number[] = rows.map((row) => row.image_id)
    await new AttachImages().handle(
      ids.filter((id) => !before.includes(id)),
      editor,
      trx
    )
    await trx.from('component_images').where('component_id', component.id).delete()
    if (ids.length) {
      await trx
        .table('component_images')
        .multiInsert(
          ids.map((id, position) => ({ component_id: component.id, image_id: id, position }))
        )
    }
    await new DetachImages().handle(
      before.filter((id) => !ids.includes(id)),
      trx
    )
  }
}
