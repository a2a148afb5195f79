import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelsOf } from '#app/redesign/looks/labels_of'
import type Design from '#app/designs/models/design'
import type Image from '#app/media/models/image'
import ImageTransformer from '#app/media/transformers/image_transformer'

export default class DesignCardTransformer extends BaseTransformer<Design> {
  toObject() {
    const { id, options, image, originalImage, isPublic, shareToken } = this.resource
    const [title = 'A new look', ...details] = labelsOf(options)
    return {
      id,
      title,
      details,
      image: pictureOf(image),
      original_image: pictureOf(originalImage),
      url: isPublic ? `/shared/${shareToken}` : null,
    }
  }
}

function pictureOf(image: Image | null) {
  return image ? new ImageTransformer(image).toObject() : null
}
