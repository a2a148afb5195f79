import ImageFiles from '#app/media/files/image_files'
import type { ImageRow } from '#app/media/image_row'

/** The smallest JPEG of a photo that is at least so wide, or the widest. @param width px */
export function readJpeg({ content }: ImageRow, width: number): Promise<Buffer> {
  const jpegs = content.variants.filter(({ type }) => type === 'image/jpeg')
  const variant = jpegs.find((each) => each.width >= width) ?? jpegs.at(-1)
  return new ImageFiles().read(content.hash, variant?.file ?? content.originalFile)
}
