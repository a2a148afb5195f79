import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PicturedDesign } from '#app/designs/design_pictures'
import ImageTransformer from '#app/media/image_transformer'

export default class FailedDesignTransformer extends BaseTransformer<PicturedDesign> {
  toObject() {
    const { id, error, originalImage, createdAt } = this.resource
    return {
      id,
      error,
      photo: originalImage ? new ImageTransformer(originalImage).toObject() : null,
      created_at: createdAt.toUTC().toISO()!,
    }
  }
}
