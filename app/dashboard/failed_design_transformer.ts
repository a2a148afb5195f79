import { BaseTransformer } from '@adonisjs/core/transformers'
import type Design from '#app/designs/design'
import ImageTransformer from '#app/media/image_transformer'

export default class FailedDesignTransformer extends BaseTransformer<Design> {
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
