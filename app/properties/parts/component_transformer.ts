import { BaseTransformer } from '@adonisjs/core/transformers'
import ImageTransformer from '#app/media/image_transformer'
import type { ComponentRow } from '#app/properties/property_row'

/** One part of a listing's page; needs `images`. */
export default class ComponentTransformer extends BaseTransformer<ComponentRow> {
  toObject() {
    const { id, type, content, images } = this.resource
    return {
      id,
      type,
      content,
      images: images.map((image) => new ImageTransformer(image).toObject()),
    }
  }
}
