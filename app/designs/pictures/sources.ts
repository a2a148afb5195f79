import { HttpError } from '#app/kernel/exceptions/http_error'
import type Design from '#app/designs/models/design'
import type Image from '#app/media/models/image'
import type { PictureKind } from './picture_kind.js'

export function originalOf({ originalImage }: Design): Image {
  return existing(originalImage)
}

export function resultOf({ highResImage, image }: Design): Image {
  return existing(highResImage ?? image)
}

const SOURCES: Record<PictureKind, readonly ((design: Design) => Image)[]> = {
  original: [originalOf],
  result: [resultOf],
  both: [originalOf, resultOf],
}

/** @throws HttpError 404 if one is missing */
export function sourcesOf(design: Design, kind: PictureKind): Image[] {
  return SOURCES[kind].map((source) => source(design))
}

function existing(image: Image | null): Image {
  if (!image) throw HttpError.notFound()
  return image
}
