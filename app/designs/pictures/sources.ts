import { HttpError } from '#app/core/exceptions/http_error'
import type Design from '#app/designs/models/design'
import type Image from '#app/media/models/image'
import type { PictureKind } from './picture_kind.js'

/** @throws HttpError 404 when its owner deleted the photograph */
export function originalOf({ originalImage }: Design): Image {
  return existing(originalImage)
}

/** @throws HttpError 404 when it is not there, not yet or not any more */
export function resultOf({ highResImage, image }: Design): Image {
  return existing(highResImage ?? image)
}

const SOURCES: Record<PictureKind, readonly ((design: Design) => Image)[]> = {
  original: [originalOf],
  result: [resultOf],
  both: [originalOf, resultOf],
}

/**
 * The stored pictures that one on its way out is made of.
 *
 * @throws HttpError 404 when one of them is missing
 */
export function sourcesOf(design: Design, kind: PictureKind): Image[] {
  return SOURCES[kind].map((source) => source(design))
}

function existing(image: Image | null): Image {
  if (!image) throw HttpError.notFound()
  return image
}
