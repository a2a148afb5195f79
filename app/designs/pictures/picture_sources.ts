import type { PicturedDesign } from '#app/designs/design_pictures'
import { MAX_ENGINE_PX } from '#app/designs/design_limits'
import type { PictureKind } from '#app/designs/pictures/picture_kind'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ImageFiles from '#app/media/files/image_files'
import { openImage } from '#app/media/imaging/sharp'
import type { LoadedImage } from '#app/media/image'

export function originalOf({ originalImage }: PicturedDesign): LoadedImage {
  return existing(originalImage)
}

export function resultOf({ highResImage, image }: PicturedDesign): LoadedImage {
  return existing(highResImage ?? image)
}

const SOURCES: Record<PictureKind, readonly ((design: PicturedDesign) => LoadedImage)[]> = {
  original: [originalOf],
  result: [resultOf],
  both: [originalOf, resultOf],
}

/** @throws HttpError 404 if one is missing */
export function sourcesOf(design: PicturedDesign, kind: PictureKind): LoadedImage[] {
  return SOURCES[kind].map((source) => source(design))
}

function existing(image: LoadedImage | null): LoadedImage {
  if (!image) throw HttpError.notFound()
  return image
}

/** Upright, without metadata: JPEG, or WebP if transparent. */
export function readPicture({ content }: LoadedImage): Promise<Buffer> {
  return new ImageFiles().read(content.hash, content.originalFile)
}

/** JPEG whose longest side is at most MAX_ENGINE_PX. */
export async function readForEngine(image: LoadedImage): Promise<Buffer> {
  const picture = openImage(await readPicture(image))
  return picture
    .resize(MAX_ENGINE_PX, MAX_ENGINE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
