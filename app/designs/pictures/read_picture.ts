import { MOST_ENGINE_PX } from '#app/designs/limits'
import ImageFiles from '#app/media/files/image_files'
import { openImage } from '#app/media/imaging/sharp'
import type Image from '#app/media/models/image'

/** A picture's stored bytes, upright and without metadata: JPEG, or WebP where it is transparent. */
export function readPicture({ content }: Image): Promise<Buffer> {
  return new ImageFiles().read(content.hash, content.originalFile)
}

/** A photograph as engines take it: a JPEG of at most MOST_ENGINE_PX along one side. */
export async function readForEngine(image: Image): Promise<Buffer> {
  const picture = openImage(await readPicture(image))
  return picture
    .resize(MOST_ENGINE_PX, MOST_ENGINE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
