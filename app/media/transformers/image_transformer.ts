import { BaseTransformer } from '@adonisjs/core/transformers'
import type Image from '#app/media/models/image'

/** A picture with everything that an `<img>` needs. Variants come narrowest first, AVIF before JPEG. */
export default class ImageTransformer extends BaseTransformer<Image> {
  toObject() {
    const { id, alt, content } = this.resource
    const { hash, width, height, placeholder } = content
    return {
      id,
      url: mediaPath(hash, content.originalFile),
      width,
      height,
      alt,
      placeholder,
      variants: content.variants.map((variant) => ({
        width: variant.width,
        url: mediaPath(hash, variant.file),
        type: variant.type,
      })),
    }
  }
}

function mediaPath(hash: string, file: string): string {
  return `/media/${hash}/${file}`
}
