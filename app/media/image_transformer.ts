import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ImageRow } from '#app/media/image_row'

/** An image with everything an `<img>` needs. Variants come narrowest first, AVIF before JPEG. */
export default class ImageTransformer extends BaseTransformer<ImageRow> {
  toObject() {
    const { id, alt, content } = this.resource
    const { hash, width, height, placeholder } = content
    return {
      id,
      url: originalPath(content),
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

export function originalPath({ hash, originalFile }: ImageRow['content']): string {
  return mediaPath(hash, originalFile)
}

/** Of its narrowest JPEG: for lists. */
export function thumbnailPath({ content }: ImageRow): string {
  const narrowest = content.variants.find(({ type }) => type === 'image/jpeg')
  return narrowest ? mediaPath(content.hash, narrowest.file) : originalPath(content)
}

function mediaPath(hash: string, file: string): string {
  return `/media/${hash}/${file}`
}
