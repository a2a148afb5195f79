import { BaseTransformer } from '@adonisjs/core/transformers'
import { stagedSource } from '#app/designs/staging/use_in_listing'
import type RestyleItem from '#app/designs/restyles/restyle_item'
import type { RestylePage } from '#app/designs/restyles/find_restyle'
import DesignTransformer from '#app/designs/design_transformer'
import ImageTransformer from '#app/media/image_transformer'
import { stagingContent } from '#app/properties/parts/component_content'

/** A restyled listing as the person who ordered it sees it. */
export default class RestyleTransformer extends BaseTransformer<RestylePage> {
  toObject() {
    const { restyle, property } = this.resource
    const { id, options, items, createdAt } = restyle
    return {
      id,
      property: { slug: property.slug, name: property.name },
      options,
      items: items.map((item) => this.#item(item)),
      created_at: createdAt.toUTC().toISO()!,
    }
  }

  #item({ id, roomType, imageId, designId, canceledAt }: RestyleItem) {
    const { property, designs } = this.resource
    const photo = property.images.find((image) => image.id === imageId)
    const design = designs.find((each) => each.id === designId)
    const staging = property.components.find(({ type }) => type === 'staging')
    const { pictures } = stagingContent(staging?.content)
    return {
      id,
      room_type: roomType,
      /** the listing's; null once it is gone */
      photo: photo ? new ImageTransformer(photo).toObject() : null,
      /** null once it was canceled or deleted */
      design: design ? new DesignTransformer(design).toObject() : null,
      is_canceled: canceledAt !== null,
      /** whether the listing shows it */
      is_added: pictures.some(({ source }) => designId && source === stagedSource(designId)),
    }
  }
}
