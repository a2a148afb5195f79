import { MAX_ENGINE_PX } from '#app/designs/contract/limits'
import ImageFiles from '#app/media/files/image_files'
import { openImage } from '#app/media/imaging/sharp'
import type Image from '#app/media/models/image'

/** Upright, without metadata: JPEG, or WebP if transparent. */
export function readPicture({ content }: Image): Promise<Buffer> {
  return new ImageFiles().read(content.hash, content.originalFile)
}

/** JPEG whose longest side is at most MAX_ENGINE_PX. */
export async function readForEngine(image: Image): Promise<Buffer> {
  const picture = openImage(await readPicture(image))
  return picture
    .resize(MAX_ENGINE_PX, MAX_ENGINE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
