import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { labelsOf } from '#app/redesign/looks/option_labels'
import type { PicturedDesign } from '#app/designs/design_pictures'
import type { LoadedImage } from '#app/media/image'
import ImageTransformer from '#app/media/image_transformer'

/** Needs `owner`. The prompt is only shown behind the share link. */
export default class PublicDesignTransformer extends BaseTransformer<PicturedDesign> {
  toObject() {
    const design = this.resource
    const [title = 'A new look', ...details] = labelsOf(design.options)
    return {
      id: design.id,
      url: `/shared/${design.shareToken}`,
      title,
      details,
      image: pictureOf(design.highResImage ?? design.image),
      original_image: pictureOf(design.originalImage),
      image_orientation: design.imageOrientation,
      author: new UserCardTransformer(design.owner).toObject(),
      is_featured: design.isFeatured,
      published_at: design.publishedAt?.toUTC().toISO() ?? null,
    }
  }
}

function pictureOf(image: LoadedImage | null) {
  return image ? new ImageTransformer(image).toObject() : null
}
