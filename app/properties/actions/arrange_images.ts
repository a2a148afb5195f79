import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import AttachImages from '#app/media/actions/attach_images'
import DetachImages from '#app/media/actions/detach_images'
import type Property from '#app/properties/models/property'
import type { PropertyInput } from '#app/properties/property_input'

/**
 * Puts the photographs of a listing into the sent order and chooses the
 * featured one: the sent one, else the one before, else the first.
 */
export default class ArrangeImages {
  async handle(
    property: Property,
    editor: User,
    input: Pick<PropertyInput, 'images' | 'featured_image'>,
    trx: TransactionClientContract
  ): Promise<void> {
    const before: number[] = await this.#imageIds(property, trx)
    const ids = input.images ?? before
    if (input.images) await this.#replace(property, editor, before, ids, trx)

    const wanted =
      input.featured_image === undefined ? property.featuredImageId : input.featured_image
    property.featuredImageId = wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null)
    if (property.$isDirty) await property.save()
  }

  async #imageIds(property: Property, trx: TransactionClientContract): Promise<number[]> {
    const rows = await trx
      .from('property_images')
      .where('property_id', property.id)
      .orderBy('position')
      .select('image_id')
    return rows.map((row) => row.image_id)
  }

  async #replace(
    property: Property,
    editor: User,
    before: number[],
    ids: number[],
    trx: TransactionClientContract
  ): Promise<void> {
    await new AttachImages().handle(
      ids.filter((id) => !before.includes(id)),
      editor,
      trx
    )
    await trx.from('property_images').where('property_id', property.id).delete()
    if (ids.length) {
      await trx
        .table('property_images')
        .multiInsert(
          ids.map((id, position) => ({ property_id: property.id, image_id: id, position }))
        )
    }
    await new DetachImages().handle(
      before.filter((id) => !ids.includes(id)),
      trx
    )
  }
}
