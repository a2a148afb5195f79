import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelsOf } from '#app/redesign/looks/option_labels'
import type { PicturedDesign } from '#app/designs/design_pictures'
import type { LoadedImage } from '#app/media/image'
import ImageTransformer from '#app/media/image_transformer'

export default class DesignCardTransformer extends BaseTransformer<PicturedDesign> {
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

function pictureOf(image: LoadedImage | null) {
  return image ? new ImageTransformer(image).toObject() : null
}
