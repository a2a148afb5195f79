import { openImage } from '#app/media/imaging/sharp'
import type { Frame } from './frame.js'

/** Good enough that a model sees every edge, small enough for a data URL. */
const QUALITY = 92

/**
 * The photograph as the model gets it: of the canvas's size, what is left over
 * filled with its own reflection, so that no bar tempts the model to invent a
 * frame. A JPEG.
 */
export function photoOnCanvas(photo: Buffer, frame: Frame): Promise<Buffer> {
  const edges = edgesOf(frame)
  const reflects =
    Math.max(edges.left, edges.right) <= frame.inner.width &&
    Math.max(edges.top, edges.bottom) <= frame.inner.height
  return openImage(photo)
    .resize(frame.inner.width, frame.inner.height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .extend({ ...edges, extendWith: reflects ? 'mirror' : 'copy' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** What lies around the photograph on its canvas, in px. */
export function edgesOf({ width, height, left, top, inner }: Frame) {
  return { left, top, right: width - inner.width - left, bottom: height - inner.height - top }
}
