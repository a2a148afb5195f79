import { LRUCache } from 'lru-cache'
import type { PicturedDesign } from '#app/designs/design_pictures'
import type { PictureKind, SharedWidth } from './picture_kind.js'
import { renderPicture } from './render_picture.js'
import { sourcesOf } from './picture_sources.js'

const MAX_KEPT = 48
const MAX_KEPT_BYTES = 64 * 1024 * 1024

interface Wanted {
  design: PicturedDesign
  kind: PictureKind
  width: SharedWidth | null
}

const pictures = new LRUCache<string, Buffer, Wanted>({
  max: MAX_KEPT,
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: (_tag, _stale, { context: { design, kind, width } }) =>
    renderPicture(design, kind, width),
  // A waiting request still gets its image, even if others evict it.
  ignoreFetchAbort: true,
})

/**
 * A rendered image of a design, cached for the many who follow a link or one who asks repeatedly.
 * @throws HttpError 404, 429
 */
export async function recentPicture(
  design: PicturedDesign,
  kind: PictureKind,
  width: SharedWidth | null
): Promise<Buffer> {
  return pictures.forceFetch(pictureTag(design, kind, width), {
    context: { design, kind, width },
  })
}

/**
 * Identifies a rendered image: it changes with the source.
 * @throws HttpError 404 if the source is missing
 */
export function pictureTag(
  design: PicturedDesign,
  kind: PictureKind,
  width: SharedWidth | null
): string {
  const sources = sourcesOf(design, kind).map(({ id }) => id)
  return [design.id, kind, ...sources, width ?? 'full'].join('-')
}
